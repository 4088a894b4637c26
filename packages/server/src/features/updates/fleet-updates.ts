import { PartMemory } from '../../kernel/lists/part-memory.ts';
import type { Database } from '../../ports/database/port.ts';
import { selectInstalledVersions } from './installed-versions.store.ts';
import { type FleetCounts, type OfferedVersion, selectFleetCounts, selectOfferedVersions } from './summary.store.ts';
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

export const fleetCounts = (database: Database) => counts.get(database, '', () => selectFleetCounts(database.db));

export const offeredItems = (database: Database, types: readonly UpdateType[]) =>
  items.get(database, types.join(), () => selectOfferedItems(database.db, types));

export const offeredVersions = (database: Database, types: readonly UpdateType[]) =>
  versions.get(database, types.join(), () => selectOfferedVersions(database.db, types));

export function installedVersions(database: Database, offers: Offers) {
  const asked = offers.map(({ type, slug, new_version }) => ({ type, slug, new_version }));
  return installed.get(database, JSON.stringify(asked), () => selectInstalledVersions(database, asked));
}
