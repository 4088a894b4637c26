import { type RawBuilder, sql } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

/** What a window is for, besides all sites. */
export interface MaintenanceTargets {
  readonly sites: readonly number[];
  readonly tags: readonly number[];
  readonly clients: readonly number[];
}

const KINDS = {
  sites: { links: 'maintenance_window_sites', column: 'site_id' },
  tags: { links: 'maintenance_window_tags', column: 'tag_id' },
  clients: { links: 'maintenance_window_clients', column: 'client_id' },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Makes a window be for these; a kind that is not given keeps what it has. */
export async function replaceTargets(trx: Trx, windowId: number, targets: Partial<MaintenanceTargets>): Promise<void> {
  for (const kind of KIND_NAMES) {
    const ids = targets[kind];
    if (ids === undefined) continue;
    const { links, column } = KINDS[kind];
    await sql`delete from ${sql.table(links)} where window_id = ${windowId}`.execute(trx);
    await inChunks([...new Set(ids)], async some => {
      // From the table, because some may have been deleted meanwhile.
      await sql`insert into ${sql.table(links)} (window_id, ${sql.ref(column)})
        select ${windowId}, id from ${sql.table(kind)} where id in (${sql.join(some)})`.execute(trx);
      return [];
    });
  }
}

/** What a window is for, by id. */
export async function selectTargetIds(db: Queryable, windowId: number): Promise<MaintenanceTargets> {
  const ids = async (kind: Kind) => {
    const { links, column } = KINDS[kind];
    const { rows } = await sql<{ id: number }>`select ${sql.ref(column)} as id from ${sql.table(links)}
      where window_id = ${windowId}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return { sites: await ids('sites'), tags: await ids('tags'), clients: await ids('clients') };
}

export interface NamedTarget {
  readonly window_id: number;
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  /** Of a site. */
  readonly url: string;
}

/** What windows are for, by name; of each kind at most so many for a window, and how many there are. */
export async function selectNamedTargets(
  db: Queryable,
  windowIds: readonly number[],
  most: number,
): Promise<(NamedTarget & { readonly of: number })[]> {
  if (windowIds.length === 0) return [];
  const named = KIND_NAMES.map(kind => {
    const { links, column } = KINDS[kind];
    const url = kind === 'sites' ? sql`named.url` : sql`''`;
    return sql`select window_id, ${sql.lit(kind)} as kind, named.id, named.name, named.name_key, ${url} as url
      from ${sql.table(links)} as links join ${sql.table(kind)} as named on named.id = links.${sql.ref(column)}
      where window_id in (${sql.join(windowIds)})`;
  });
  const { rows } = await sql<NamedTarget & { of: number }>`select window_id, kind, id, name, url, total as of from (
    select *, row_number() over (partition by window_id, kind order by name_key, id) as place,
      count(*) over (partition by window_id, kind) as total
    from (${sql.join(named, sql` union all `)}) as targets) as placed
    where place <= ${most} order by window_id, kind, place`.execute(db);
  return rows;
}

/** The sites that these windows are for; of `within` alone, where that is few. */
export async function selectSitesOfMaintenance(
  db: Queryable,
  windowIds: readonly number[],
  within: readonly number[] | undefined,
): Promise<number[]> {
  const ids = sql.join(windowIds);
  const only = (column: RawBuilder<unknown>) => (within ? sql`and ${column} in (${sql.join(within)})` : sql``);
  const { rows } = await sql<{ site_id: number }>`
    select site_id from maintenance_window_sites where window_id in (${ids}) ${only(sql`site_id`)}
    union select site_id from maintenance_window_tags join site_tags using (tag_id)
      where window_id in (${ids}) ${only(sql`site_id`)}
    union select sites.id from maintenance_window_clients join sites using (client_id)
      where window_id in (${ids}) ${only(sql`sites.id`)}`.execute(db);
  return rows.map(row => row.site_id);
}

/** Of these windows, those for exactly one site alone. */
export async function selectWindowsForSiteAlone(
  db: Queryable,
  windowIds: readonly number[],
  siteId: number,
): Promise<number[]> {
  if (windowIds.length === 0) return [];
  const { rows } = await sql<{ window_id: number }>`select window_id from maintenance_window_sites as mine
    where site_id = ${siteId} and window_id in (${sql.join(windowIds)})
      and not exists (select 1 from maintenance_window_sites as other
        where other.window_id = mine.window_id and other.site_id <> ${siteId})
      and window_id not in (select window_id from maintenance_window_tags)
      and window_id not in (select window_id from maintenance_window_clients)`.execute(db);
  return rows.map(row => row.window_id);
}

/** The given ids that belong to no client. */
export async function missingClients(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clients')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !found.has(id));
}
