import { sql } from 'kysely';
import { idsInScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { PENDING_COLUMNS } from '../sites/index.ts';
import { offeredSlugs } from './update.store.ts';
import type { UpdateType } from './update.ts';

/** Pending updates by type over the fleet, the sites that have any, and those that have some of a type. */
export type FleetCounts = Readonly<Record<UpdateType | 'sites' | `sites_${UpdateType}`, number>>;

const TOTALS = [...Object.keys(PENDING_COLUMNS), ...Object.keys(PENDING_COLUMNS).map(type => `sites_${type}`), 'sites'];

/** Suspended sites are left out. */
export async function selectFleetCounts(db: Queryable): Promise<FleetCounts> {
  const sums = TOTALS.map(name => sql`cast(sum(${sql.ref(name)}) as integer) as ${sql.ref(name)}`);
  const { rows } = await sql<FleetCounts>`select ${sql.join(sums)} from pending_totals`.execute(db);
  return rows[0] as FleetCounts;
}

/** The same over the sites of a scope, from their own counts. */
export async function selectScopedCounts(db: Queryable, scope: SiteScope): Promise<FleetCounts> {
  const columns = Object.entries(PENDING_COLUMNS);
  const some = sql.join(
    columns.map(([, column]) => sql`${sql.ref(column)} > 0`),
    sql` or `,
  );
  const sums = columns.flatMap(([type, column]) => [
    sql`cast(coalesce(sum(${sql.ref(column)}), 0) as integer) as ${sql.ref(type)}`,
    sql`count(case when ${sql.ref(column)} > 0 then 1 end) as ${sql.ref(`sites_${type}`)}`,
  ]);
  const { rows } = await sql<FleetCounts>`select ${sql.join(sums)}, count(case when ${some} then 1 end) as sites
    from sites where status <> 'suspended' and id in ${idsInScope(scope)}`.execute(db);
  return rows[0] as FleetCounts;
}

/**
 * Every version that is pending on a site of the scope, which is not suspended, and on how many of them. The cross join
 * makes SQLite begin with the sites: else it reads the updates of all.
 */
export async function selectScopedVersions(
  db: Queryable,
  types: readonly UpdateType[],
  scope: SiteScope,
): Promise<OfferedVersion[]> {
  const { rows } = await sql<OfferedVersion>`
    select offered.type, offered.slug, offered.new_version, count(distinct offered.site_id) as sites_count
    from sites as site cross join site_updates as offered
    where site.status <> 'suspended' and site.id in ${idsInScope(scope)} and offered.site_id = site.id
      and offered.ignored = 0 and offered.type in (${sql.join(types)})
    group by offered.type, offered.slug, offered.new_version
    order by offered.type, offered.slug, offered.new_version`.execute(db);
  return rows;
}

/** One new version of one item, and on how many sites it is pending. */
export interface OfferedVersion {
  readonly type: UpdateType;
  readonly slug: string;
  readonly new_version: string;
  readonly sites_count: number;
}

/** Every pending version of every item. Suspended sites are left out. */
export async function selectOfferedVersions(db: Queryable, types: readonly UpdateType[]): Promise<OfferedVersion[]> {
  const counted = types.filter(type => type !== 'translation');
  const all = counted.length > 0 ? await countedVersions(db, counted) : [];
  return counted.length === types.length ? all : [...all, ...(await translationVersions(db))];
}

async function countedVersions(db: Queryable, types: readonly UpdateType[]): Promise<OfferedVersion[]> {
  const { rows } = await sql<OfferedVersion>`
    select type, slug, new_version, cast(sum(sites) as integer) as sites_count from offer_counts
    where type in (${sql.join(types)}) group by type, slug, new_version having sum(sites) > 0
    order by type, slug, new_version`.execute(db);
  return rows;
}

/** The whole fleet is counted; the translations of suspended sites, usually few, are subtracted afterwards. */
async function translationVersions(db: Queryable): Promise<OfferedVersion[]> {
  const all = await versionsOf(db, 'translation');
  if (all.length === 0) return all;
  const less = new Map((await suspendedTranslations(db)).map(row => [keyOf(row), row.sites_count]));
  return all
    .map(row => ({ ...row, sites_count: row.sites_count - (less.get(keyOf(row)) ?? 0) }))
    .filter(row => row.sites_count > 0);
}

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
    select slug, new_version, (select count(distinct site_id) from site_updates as offered where offered.type = ${type}
        and offered.slug = version.slug and offered.new_version = version.new_version and offered.ignored = 0
      ) as sites_count
    from version where new_version is not null`.execute(db);
  return rows.map(row => ({ ...row, type }));
}

/** The same over suspended sites alone. The cross join makes SQLite begin with them. */
async function suspendedTranslations(db: Queryable): Promise<OfferedVersion[]> {
  const { rows } = await sql<OfferedVersion>`
    select offered.type, offered.slug, offered.new_version, count(distinct offered.site_id) as sites_count
    from sites as site cross join site_updates as offered
    where site.status = 'suspended' and offered.site_id = site.id and offered.ignored = 0
      and offered.type = 'translation'
    group by offered.type, offered.slug, offered.new_version`.execute(db);
  return rows;
}

function keyOf({ type, slug, new_version }: OfferedVersion): string {
  return JSON.stringify([type, slug, new_version]);
}

const COUNT_COLUMNS = { type: 'text', slug: 'text', new_version: 'text', version: 'text' } as const;
type OfferCount = Tables['offer_counts'];

/** @param made The rows that say the same as those that are there. */
export async function replaceOfferCounts(
  trx: Trx,
  engine: Engine,
  made: (rows: readonly OfferCount[]) => readonly OfferCount[],
): Promise<void> {
  const rows = made(await trx.deleteFrom('offer_counts').returningAll().execute());
  const columns = { ...COUNT_COLUMNS, slot: 'integer', sites: 'integer' } as const;
  const names = sql.join(Object.keys(columns).map(name => sql.ref(name)));
  await sql`insert into offer_counts (${names}) select ${names} from ${jsonRows(engine, columns, rows)} as made`.execute(
    trx,
  );
}
