import { sql } from 'kysely';
import { jsonRows, type RowSet, replaceRows } from '../../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import { type Deleting, deleteInBatches } from '../../../ports/database/statements/delete-in-batches.ts';
import type { HoleSeverity, SoftwareType } from '../feed/feed-record.ts';
import type { FindingRow } from './compare-findings.ts';
import type { InstalledItem, KnownHole } from './match-items.ts';

const text = 'text' as const;
const integer = 'integer' as const;

const FINDINGS = {
  table: 'vulnerability_findings',
  columns: {
    site_id: integer,
    type: text,
    slug: text,
    record_id: text,
    name: text,
    version: text,
    active: integer,
    title: text,
    severity: text,
    fixed_in: text,
    update_version: text,
    found_at: integer,
    fixed_at: integer,
    fixed_by: text,
  },
  key: ['site_id', 'type', 'slug', 'record_id'],
  scope: ['site_id'],
} as const satisfies RowSet;

const PAST_FINDINGS = {
  ...FINDINGS,
  table: 'vulnerability_past_findings',
  key: [...FINDINGS.key, 'found_at'],
} as const satisfies RowSet;

export async function selectSitesToMatch(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('sites_to_match').select('site_id').orderBy('site_id').limit(limit).execute();
  return rows.map(({ site_id }) => site_id);
}

/**
 * Locks these sites and takes them from the list: who changes their items later waits, and puts them on it again. Sites
 * that a sync is writing stay on the list, so that neither waits for the other.
 * @returns those that were taken, with their WordPress.
 */
export async function takeSitesToMatch(trx: Trx, ids: readonly number[]): Promise<InstalledItem[]> {
  const query = trx.selectFrom('sites').select(['id', 'wp_version']).where('id', 'in', ids).orderBy('id');
  const sites = await query.forUpdate().skipLocked().execute();
  const taken = sites.map(site => site.id);
  if (taken.length > 0) await trx.deleteFrom('sites_to_match').where('site_id', 'in', taken).execute();
  const core = { type: 'core', slug: 'wordpress', name: 'WordPress', active: 1 } as const;
  return sites.map(({ id, wp_version }) => ({ site_id: id, ...core, version: wp_version }));
}

/** Of half a million rows, each copy is felt: they come as they are used. */
export async function selectInstalledItems(trx: Trx, ids: readonly number[]): Promise<InstalledItem[]> {
  const plugins = await trx
    .selectFrom('site_plugins')
    .select(['site_id', sql.lit('plugin' as const).as('type'), 'slug', 'name', 'version'])
    .select(sql<number>`active | must_use`.as('active'))
    .where('site_id', 'in', ids)
    .execute();
  const themes = await trx
    .selectFrom('site_themes')
    .select(['site_id', sql.lit('theme' as const).as('type'), 'slug', 'name', 'version'])
    .select(sql<number>`active | parent_active`.as('active'))
    .where('site_id', 'in', ids)
    .execute();
  return [...plugins, ...themes];
}

export async function selectOffered(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('site_updates')
    .select(['site_id', 'type', 'slug', 'new_version'])
    .where('site_id', 'in', ids)
    .where('type', '<>', 'translation')
    .execute();
}

export async function selectFindingsOfSites(trx: Trx, ids: readonly number[]): Promise<FindingRow[]> {
  const query = trx.selectFrom('vulnerability_findings').selectAll().where('site_id', 'in', ids);
  return (await query.execute()) as FindingRow[];
}

export async function upsertFindings(trx: Trx, engine: Engine, rows: readonly FindingRow[]): Promise<void> {
  await replaceRows(trx, engine, FINDINGS, [], rows);
}

export async function upsertPastFindings(trx: Trx, engine: Engine, rows: readonly FindingRow[]): Promise<void> {
  await replaceRows(trx, engine, PAST_FINDINGS, [], rows);
}

export async function deleteFindingsFixedBefore(services: Deleting, time: number): Promise<void> {
  for (const table of [FINDINGS, PAST_FINDINGS]) await deleteInBatches(services, table, sql`fixed_at < ${time}`);
}

/** What the records say of this software. */
export async function selectHoles(
  db: Queryable,
  engine: Engine,
  software: readonly { type: SoftwareType; slug: string }[],
): Promise<KnownHole[]> {
  const wanted = jsonRows(engine, { type: text, slug: text }, software);
  const { rows } = await sql<{
    record_id: string;
    type: SoftwareType;
    slug: string;
    ranges_json: string;
    patched_json: string;
    title: string;
    severity: HoleSeverity;
    cve: string;
  }>`select said.record_id, said.type, said.slug, said.ranges_json, said.patched_json,
      record.title, record.severity, record.cve
    from ${wanted} as wanted
    join vulnerability_software as said on said.type = wanted.type and said.slug = wanted.slug
    join vulnerability_records as record on record.id = said.record_id
    order by said.record_id, said.seq`.execute(db);
  return rows.map(({ record_id, ranges_json, patched_json, ...row }) => ({
    ...row,
    recordId: record_id,
    ranges: JSON.parse(ranges_json),
    patchedVersions: JSON.parse(patched_json),
  }));
}
