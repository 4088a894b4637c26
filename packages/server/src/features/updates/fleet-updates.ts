import { PartMemory } from '../../kernel/lists/part-memory.ts';
import { isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Database } from '../../ports/database/port.ts';
import { selectInstalledVersions, selectScopedInstalled } from './installed-versions.store.ts';
import {
  type FleetCounts,
  type OfferedVersion,
  selectFleetCounts,
  selectOfferedVersions,
  selectScopedCounts,
  selectScopedVersions,
} from './summary.store.ts';
import { type OfferedItem, selectOfferedItems } from './update.store.ts';
import type { UpdateType } from './update.ts';

/*
 * What is pending over the whole fleet. It takes a look at every update of every site, and is asked for by every page of
 * the dashboard: so it is kept until the updates change.
 */

const MOST_ROWS = 100_000;

const counts = new PartMemory<FleetCounts>('updates', { most: 1 });
const items = new PartMemory<OfferedItem[]>('updates', { most: MOST_ROWS, weigh: rows => rows.length });
const versions = new PartMemory<OfferedVersion[]>('updates', { most: MOST_ROWS, weigh: rows => rows.length });
const installed = new PartMemory<readonly string[][]>('updates', {
  most: MOST_ROWS,
  weigh: rows => rows.flat().length,
});

type Offers = Parameters<typeof selectInstalledVersions>[1];

/** The sites of one client or tag are few: they are counted each time. */
export const fleetCounts = (database: Database, scope: SiteScope = {}) =>
  isScoped(scope)
    ? selectScopedCounts(database.db, scope)
    : counts.get(database, '', () => selectFleetCounts(database.db));

export const offeredItems = (database: Database, types: readonly UpdateType[]) =>
  items.get(database, types.join(), () => selectOfferedItems(database.db, types));

export const offeredVersions = (database: Database, types: readonly UpdateType[], scope: SiteScope = {}) =>
  isScoped(scope)
    ? selectScopedVersions(database.db, types, scope)
    : versions.get(database, types.join(), () => selectOfferedVersions(database.db, types));

export function installedVersions(database: Database, offers: Offers, scope: SiteScope = {}) {
  const asked = offers.map(({ type, slug, new_version }) => ({ type, slug, new_version }));
  if (isScoped(scope)) return selectScopedInstalled(database, asked, scope);
  return installed.get(database, JSON.stringify(asked), () => selectInstalledVersions(database, asked));
}
