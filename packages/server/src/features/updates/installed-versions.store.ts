import { sql } from 'kysely';
import { idsInScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { compareVersions } from '../../kernel/text/versions.ts';
import { rowsToFind } from '../../ports/database/bulk.ts';
import type { Database } from '../../ports/database/port.ts';
import type { OfferedVersion } from './summary.store.ts';

type Offer = Pick<OfferedVersion, 'type' | 'slug' | 'new_version'>;

const COLUMNS = { type: 'text', slug: 'text', new_version: 'text' } as const;

/**
 * The versions that the sites have now, the oldest first, of each offer by its place. Suspended sites are left out; of
 * translations no version is known.
 */
export async function selectInstalledVersions(
  { db, engine }: Database,
  offers: readonly Offer[],
): Promise<readonly string[][]> {
  const asked = offers.map(({ type, slug, new_version }) => ({ type, slug, new_version }));
  // The cross join makes SQLite begin with what is asked for.
  const { rows } = await sql<Offer & { version: string }>`
    select offered.type, offered.slug, offered.new_version, offered.version
    from ${rowsToFind(engine, COLUMNS, asked)} as item cross join offer_counts as offered
    where offered.type = item.type and offered.slug = item.slug and offered.new_version = item.new_version
      and offered.version <> ''
    group by offered.type, offered.slug, offered.new_version, offered.version
    having sum(offered.sites) > 0`.execute(db);
  return byOffer(offers, rows);
}

/** The same of the sites of a scope. */
export async function selectScopedInstalled({ db, engine }: Database, offers: readonly Offer[], scope: SiteScope) {
  const asked = offers.map(({ type, slug, new_version }) => ({ type, slug, new_version }));
  const { rows } = await sql<Offer & { version: string }>`
    select distinct offered.type, offered.slug, offered.new_version, offered.version
    from site_updates as offered join sites as site on site.id = offered.site_id
    join ${rowsToFind(engine, COLUMNS, asked)} as item on offered.type = item.type and offered.slug = item.slug
      and offered.new_version = item.new_version
    where site.status <> 'suspended' and site.id in ${idsInScope(scope)} and offered.ignored = 0
      and offered.version <> '' and offered.type <> 'translation'`.execute(db);
  return byOffer(offers, rows);
}

function byOffer(offers: readonly Offer[], rows: readonly (Offer & { version: string })[]): string[][] {
  const found = Map.groupBy(rows, keyOf);
  return offers.map(offer => (found.get(keyOf(offer)) ?? []).map(row => row.version).sort(compareVersions));
}

const keyOf = ({ type, slug, new_version }: Offer) => JSON.stringify([type, slug, new_version]);
