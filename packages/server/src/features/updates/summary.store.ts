import { sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';
import { PENDING_COLUMNS } from '../sites/index.ts';
import { offeredSlugs } from './update.store.ts';
import type { UpdateType } from './update.ts';

/** Pending updates by type over the fleet, the sites that have any, and those that have some of a type. */
export type FleetCounts = Readonly<Record<UpdateType | 'sites' | `sites_${UpdateType}`, number>>;

/** Suspended sites are left out. */
export async function selectFleetCounts(db: Queryable): Promise<FleetCounts> {
  const sums = Object.entries(PENDING_COLUMNS).flatMap(([type, column]) => [
    sql`cast(coalesce(sum(${sql.ref(column)}), 0) as integer) as ${sql.ref(type)}`,
    sql`count(case when ${sql.ref(column)} > 0 then 1 end) as ${sql.ref(`sites_${type}`)}`,
  ]);
  const some = Object.values(PENDING_COLUMNS).map(column => sql`${sql.ref(column)} > 0`);
  const { rows } = await sql<FleetCounts>`
    select ${sql.join(sums)}, count(*) as sites from sites
    where status <> 'suspended' and (${sql.join(some, sql` or `)})`.execute(db);
  return rows[0] as FleetCounts;
}

/** One new version of one item, and on how many sites it is pending. */
export interface OfferedVersion {
  readonly type: UpdateType;
  readonly slug: string;
  readonly new_version: string;
  readonly sites_count: number;
}

/**
 * Every pending version of every item. The whole fleet is counted; the updates of suspended sites, usually few, are
 * subtracted afterwards.
 */
export async function selectOfferedVersions(db: Queryable, types: readonly UpdateType[]): Promise<OfferedVersion[]> {
  const all: OfferedVersion[] = [];
  for (const type of types) all.push(...(await versionsOf(db, type)));
  const less = new Map((await suspendedVersions(db)).map(row => [keyOf(row), row.sites_count]));
  return all
    .map(row => ({ ...row, sites_count: row.sites_count - (less.get(keyOf(row)) ?? 0) }))
    .filter(row => row.sites_count > 0);
}

/** Only of translations does a site have several rows for one item; counting distinct values takes far longer. */
const sitesOf = (type: UpdateType) => (type === 'translation' ? sql`count(distinct site_id)` : sql`count(*)`);

/** Steps from version to version through the index, and counts each by itself: half the time of grouping all rows. */
async function versionsOf(db: Queryable, type: UpdateType): Promise<OfferedVersion[]> {
  const { rows } = await sql<Omit<OfferedVersion, 'type'>>`
    with recursive ${offeredSlugs(type)}, version (slug, new_version) as (
      select item.slug, (select min(first.new_version) from site_updates as first
        where first.type = ${type} and first.slug = item.slug) from item where item.slug is not null
      union all
      select version.slug, (select min(later.new_version) from site_updates as later
        where later.type = ${type} and later.slug = version.slug and later.new_version > version.new_version)
      from version where version.new_version is not null)
    select slug, new_version, (select ${sitesOf(type)} from site_updates as offered where offered.type = ${type}
        and offered.slug = version.slug and offered.new_version = version.new_version and offered.ignored = 0
      ) as sites_count
    from version where new_version is not null`.execute(db);
  return rows.map(row => ({ ...row, type }));
}

/** The same over suspended sites alone. The cross join makes SQLite begin with them. */
async function suspendedVersions(db: Queryable): Promise<OfferedVersion[]> {
  const { rows } = await sql<OfferedVersion>`
    select offered.type, offered.slug, offered.new_version, count(distinct offered.site_id) as sites_count
    from sites as site cross join site_updates as offered
    where site.status = 'suspended' and offered.site_id = site.id and offered.ignored = 0
    group by offered.type, offered.slug, offered.new_version`.execute(db);
  return rows;
}

function keyOf({ type, slug, new_version }: OfferedVersion): string {
  return JSON.stringify([type, slug, new_version]);
}
