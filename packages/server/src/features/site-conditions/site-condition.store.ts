import { sql } from 'kysely';
import { inChunks, type RowSet, replaceRows } from '../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../ports/database/port.ts';
import { idsGiven, keptStatement, rowsGiven, valueGiven } from '../../ports/database/statements/kept-statement.ts';
import { writeMeta } from '../../ports/database/statements/meta.ts';
import type { SiteCondition } from './conditions.ts';
import type { ConnectorCounts, KnownConnectors } from './wanted-connector.ts';

/** Key of the `meta` row with what is known about versions of the connector. */
const CONNECTORS = 'connector_versions';

export interface ConditionRow {
  readonly site_id: number;
  readonly kind: SiteCondition;
  readonly since_at: number;
  readonly detail_json: string;
}

const selectOfSites = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db.selectFrom('site_conditions').selectAll().where(sites('site_id')).orderBy('kind'),
);

/** Conditions of these sites. */
export async function selectConditions(db: Queryable, siteIds: readonly number[]): Promise<ConditionRow[]> {
  return (await inChunks(siteIds, sites => selectOfSites(db, { sites }))) as ConditionRow[];
}

const CONDITIONS = {
  table: 'site_conditions',
  columns: { site_id: 'integer', kind: 'text', since_at: 'integer', detail_json: 'text' },
  key: ['site_id', 'kind'],
  scope: ['site_id'],
} as const satisfies RowSet;

/** Makes these rows, in place of those that there are of the same kind. */
export async function writeConditions(trx: Trx, engine: Engine, rows: readonly ConditionRow[]): Promise<void> {
  if (rows.length > 0) await replaceRows(trx, engine, CONDITIONS, [], rows);
}

const deleteEnded = keptStatement(
  { gone: rowsGiven({ site_id: 'integer', kind: 'text' }) },
  ({ gone }) => sql`delete from site_conditions where (site_id, kind) in
    (select site_id, kind from ${gone} as gone)`,
);

export async function deleteConditionRows(
  trx: Trx,
  gone: readonly Pick<ConditionRow, 'site_id' | 'kind'>[],
): Promise<void> {
  if (gone.length > 0) await deleteEnded(trx, { gone });
}

const selectFact = keptStatement({ key: valueGiven }, ({ key }, db) =>
  db.selectFrom('meta').select('value').where('key', '=', key),
);

export async function selectKnownConnectors(db: Queryable): Promise<KnownConnectors> {
  const [row] = await selectFact(db, { key: CONNECTORS });
  return row === undefined ? { newer: {} } : (JSON.parse(row.value) as KnownConnectors);
}

export async function writeKnownConnectors(trx: Trx, known: KnownConnectors): Promise<void> {
  await writeMeta(trx, CONNECTORS, JSON.stringify(known));
}

/** How many sites have or are offered each version of the connector, and how many sites there are. */
export async function selectConnectorCounts(db: Queryable): Promise<{ counts: ConnectorCounts; fleet: number }> {
  const { rows } = await sql<{ version: string; sites: number }>`select version, count(*) as sites from (
      select id, child_version as version from sites where status = 'connected' and child_version <> ''
      union select site_updates.site_id, site_updates.new_version from site_updates
        join site_plugins on site_plugins.site_id = site_updates.site_id and site_plugins.slug = site_updates.slug
        where site_plugins.is_connector = 1 and site_updates.type = 'plugin') as known
    group by version order by sites desc limit 100`.execute(db);
  const sites = db.selectFrom('sites').select(eb => eb.fn.countAll<number>().as('count'));
  const { count } = await sites.where('status', '=', 'connected').executeTakeFirstOrThrow();
  return { counts: rows.map(row => ({ version: row.version, sites: Number(row.sites) })), fleet: count };
}

/** What connected sites reported last, by id after the given one. */
export async function selectReported(db: Queryable, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('sites')
    .select(['id', 'wp_version', 'php_version', 'child_version', 'info_json'])
    .where('status', '=', 'connected')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The same of these sites, locked until the transaction ends. */
export async function claimReported(trx: Trx, siteIds: readonly number[]) {
  return inChunks(siteIds, some =>
    trx
      .selectFrom('sites')
      .select(['id', 'wp_version', 'php_version', 'child_version', 'info_json'])
      .where('id', 'in', some)
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
}
