import { sql } from 'kysely';
import { inChunks, jsonRows } from '../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../ports/database/port.ts';
import type { SiteStatus } from '../sites/index.ts';

/** What a cost is for: sites, or the sites of tags (`groups`), or the sites of clients. */
export const COST_TARGETS = {
  sites: { links: 'cost_sites', column: 'site_id', table: 'sites' },
  groups: { links: 'cost_tags', column: 'tag_id', table: 'tags' },
  clients: { links: 'cost_clients', column: 'client_id', table: 'clients' },
} as const;

export type CostTargetKind = keyof typeof COST_TARGETS;
export const COST_TARGET_KINDS = Object.keys(COST_TARGETS) as CostTargetKind[];
export type CostTargetIds = Record<CostTargetKind, number[]>;

/** The ids that each cost names, ascending. */
export async function selectCostTargets(
  db: Queryable,
  costIds: readonly number[],
): Promise<Map<number, CostTargetIds>> {
  const found = new Map(costIds.map(id => [id, { sites: [], groups: [], clients: [] } as CostTargetIds]));
  if (costIds.length === 0) return found;
  const branches = COST_TARGET_KINDS.map(kind => {
    const { links, column } = COST_TARGETS[kind];
    return sql`select ${sql.lit(kind)} as kind, cost_id, ${sql.ref(column)} as target from ${sql.table(links)}
      where cost_id in (${sql.join(costIds)})`;
  });
  const union = sql.join(branches, sql` union all `);
  const { rows } = await sql<{ kind: CostTargetKind; cost_id: number; target: number }>`
    select kind, cost_id, target from (${union}) as links order by target`.execute(db);
  for (const { kind, cost_id, target } of rows) found.get(cost_id)?.[kind].push(target);
  return found;
}

/** How many sites each cost applies to; a site included twice counts once. */
export async function selectTargetSiteCounts(db: Queryable, costIds: readonly number[]): Promise<Map<number, number>> {
  if (costIds.length === 0) return new Map();
  const ids = sql.join(costIds);
  const { rows } = await sql<{ cost_id: number; count: number }>`
    select cost_id, count(*) as count from (
      select cost_id, site_id from cost_sites where cost_id in (${ids})
      union select cost_id, site_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
        where cost_id in (${ids})
      union select cost_id, sites.id from cost_clients join sites on sites.client_id = cost_clients.client_id
        where cost_id in (${ids})) as targets group by cost_id`.execute(db);
  return new Map(rows.map(row => [row.cost_id, row.count]));
}

/** The same of all active costs at once. A cost has targets of one kind only. */
export async function selectSiteCountsOfActive(db: Queryable): Promise<Map<number, number>> {
  const active = sql`cost_id in (select id from costs where status = 'active')`;
  const { rows } = await sql<{ cost_id: number; count: number }>`
    select cost_id, count(*) as count from cost_sites where ${active} group by cost_id
    union all select cost_id, count(distinct site_id) as count from cost_tags
      join site_tags on site_tags.tag_id = cost_tags.tag_id where ${active} group by cost_id
    union all select cost_id, count(*) as count from cost_clients
      join sites on sites.client_id = cost_clients.client_id where ${active} group by cost_id`.execute(db);
  return new Map(rows.map(row => [row.cost_id, row.count]));
}

/** The sites that a cost applies to, by name, in the form of site lists. */
export async function selectTargetSitePage(db: Queryable, costId: number, window: { offset: number; limit: number }) {
  const matching = db.selectFrom('sites').where(
    sql<boolean>`sites.id in (
      select site_id from cost_sites where cost_id = ${costId}
      union select site_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
        where cost_id = ${costId}
      union select held.id from cost_clients join sites as held on held.client_id = cost_clients.client_id
        where cost_id = ${costId})`,
  );
  const query = matching.select(['id', 'url', 'name', 'status', 'client_id']).orderBy('name_key').orderBy('id');
  const [rows, { total }] = await Promise.all([
    query.limit(window.limit).offset(window.offset).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows as (Omit<(typeof rows)[number], 'status'> & { status: SiteStatus })[], total };
}

/**
 * Keeps what a cost is for until the transaction ends. Asked for before the rows that name it are replaced: whoever
 * deletes it deletes those afterwards.
 */
export async function holdTargets(trx: Trx, kind: CostTargetKind, ids: readonly number[]): Promise<void> {
  const { table } = COST_TARGETS[kind];
  const sorted = [...ids].sort((a, b) => a - b);
  await inChunks(sorted, chunk =>
    trx.selectFrom(table).select('id').where('id', 'in', chunk).orderBy('id').forKeyShare().execute(),
  );
}

/** Of the ids given, those that don't exist. */
export async function selectMissingTargets(
  db: Queryable,
  engine: Engine,
  kind: CostTargetKind,
  ids: readonly number[],
) {
  const given = jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  );
  const { rows } = await sql<{ id: number }>`select id from ${given} as given
    where id not in (select id from ${sql.table(COST_TARGETS[kind].table)}) order by id`.execute(db);
  return rows.map(row => row.id);
}

/** Replaces what the cost is for. */
export async function replaceCostTargets(
  trx: Trx,
  engine: Engine,
  costId: number,
  kind: CostTargetKind,
  ids: readonly number[],
) {
  for (const { links } of Object.values(COST_TARGETS)) {
    await sql`delete from ${sql.table(links)} where cost_id = ${costId}`.execute(trx);
  }
  const { links, column } = COST_TARGETS[kind];
  const given = jsonRows(
    engine,
    { id: 'integer' },
    [...new Set(ids)].map(id => ({ id })),
  );
  await sql`insert into ${sql.table(links)} (cost_id, ${sql.ref(column)})
    select ${costId}, id from ${given} as given`.execute(trx);
}
