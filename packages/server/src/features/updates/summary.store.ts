import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';
import { PENDING_COLUMNS } from '../sites/index.ts';
import type { UpdateType } from './update.ts';

/** Pending updates by type over the fleet, and the sites that have any. Suspended sites are left out. */
export async function fleetCounts(db: Queryable): Promise<Record<UpdateType | 'sites', number>> {
  const sums = Object.entries(PENDING_COLUMNS).map(
    ([type, column]) => sql`cast(coalesce(sum(${sql.ref(column)}), 0) as integer) as ${sql.ref(type)}`,
  );
  const some = Object.values(PENDING_COLUMNS).map(column => sql`${sql.ref(column)} > 0`);
  const { rows } = await sql<Record<UpdateType | 'sites', number>>`
    select ${sql.join(sums)}, count(*) as sites from sites
    where status <> 'suspended' and (${sql.join(some, sql` or `)})`.execute(db);
  return rows[0] as Record<UpdateType | 'sites', number>;
}

/** One new version of one item, and on how many sites it is pending. */
export interface OfferedVersion {
  readonly type: UpdateType;
  readonly slug: string;
  readonly new_version: string;
  readonly sites_count: number;
}

/**
 * Every pending version of every item. The fleet is counted in the order of the index; what suspended sites hold,
 * usually little, is taken off afterwards.
 */
export async function offeredVersions(db: Queryable, types: readonly UpdateType[]): Promise<OfferedVersion[]> {
  const suspended = sql`and site_id in (select id from sites where status = 'suspended')`;
  const [all, hidden] = [await counted(db, types, sql``), await counted(db, types, suspended)];
  const less = new Map(hidden.map(row => [keyOf(row), row.sites_count]));
  return all
    .map(row => ({ ...row, sites_count: row.sites_count - (less.get(keyOf(row)) ?? 0) }))
    .filter(row => row.sites_count > 0);
}

async function counted(db: Queryable, types: readonly UpdateType[], narrowed: RawBuilder<unknown>) {
  const found: OfferedVersion[] = [];
  for (const type of types) {
    // Only of translations does a site have several rows for one item; counting distinct values takes far longer.
    const count = type === 'translation' ? sql`count(distinct site_id)` : sql`count(*)`;
    const { rows } = await sql<Omit<OfferedVersion, 'type'>>`select slug, new_version, ${count} as sites_count
      from site_updates where ignored = 0 and type = ${type} ${narrowed} group by slug, new_version`.execute(db);
    found.push(...rows.map(row => ({ ...row, type })));
  }
  return found;
}

function keyOf({ type, slug, new_version }: OfferedVersion): string {
  return JSON.stringify([type, slug, new_version]);
}
