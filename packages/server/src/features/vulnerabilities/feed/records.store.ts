import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { ColumnTypes, Database, Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { AffectedSoftware, FeedNotice, FeedRecord, SoftwareType } from './feed-record.ts';

const text = 'text' as const;
const integer = 'integer' as const;

const RECORD: ColumnTypes = {
  id: text,
  title: text,
  severity: text,
  score: integer,
  vector: text,
  cve: text,
  cve_url: text,
  description: text,
  informational: integer,
  references_json: text,
  search_text: text,
  published_at: integer,
  updated_at: integer,
  notices_json: text,
  digest: text,
};
const SOFTWARE: ColumnTypes = {
  record_id: text,
  seq: integer,
  type: text,
  slug: text,
  name: text,
  ranges_json: text,
  patched_json: text,
  remediation: text,
};
const NOTICE: ColumnTypes = { id: text, notice_json: text };

/** Equal for equal records: what has the stored digest need not be written. */
export const recordDigest = (record: FeedRecord) => hash('sha1', JSON.stringify(record), 'base64url');
const noticeId = (notice: FeedNotice) => hash('sha1', JSON.stringify(notice), 'base64url');

export async function selectRecordDigests({ db }: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('vulnerability_records').select(['id', 'digest']).execute();
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** The stored software of records, in its order. */
export async function selectSoftwareOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, AffectedSoftware[]>> {
  const query = db.selectFrom('vulnerability_software').selectAll().where('record_id', 'in', ids);
  const rows = ids.length === 0 ? [] : await query.orderBy('record_id').orderBy('seq').execute();
  const byRecord = Map.groupBy(rows, row => row.record_id);
  return new Map([...byRecord].map(([id, software]) => [id, software.map(storedSoftware)]));
}

/** Puts records aside until the whole feed was read. */
export async function insertStaged(trx: Trx, engine: Engine, records: readonly FeedRecord[]): Promise<void> {
  const notices = new Map(records.flatMap(({ notices }) => notices).map(notice => [noticeId(notice), notice]));
  await add(trx, engine, 'vulnerability_staged_records', RECORD, records.map(recordRow));
  await add(trx, engine, 'vulnerability_staged_software', SOFTWARE, records.flatMap(softwareRows));
  const noticeRows = [...notices].map(([id, notice]) => ({ id, notice_json: JSON.stringify(notice) }));
  await add(trx, engine, 'vulnerability_notices', NOTICE, noticeRows);
}

type TableName = 'vulnerability_staged_records' | 'vulnerability_staged_software' | 'vulnerability_notices';

async function add(trx: Trx, engine: Engine, table: TableName, columns: ColumnTypes, rows: readonly object[]) {
  if (rows.length === 0) return;
  const names = sql.join(Object.keys(columns).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from ${jsonRows(engine, columns, rows)} as given where true on conflict do nothing`.execute(trx);
}

function recordRow(record: FeedRecord) {
  const slugs = record.software.map(({ slug, name }) => `${slug} ${name}`);
  return {
    id: record.id,
    title: record.title,
    severity: record.severity,
    score: record.score,
    vector: record.vector,
    cve: record.cve,
    cve_url: record.cveUrl,
    description: record.description,
    informational: Number(record.informational),
    references_json: JSON.stringify(record.references),
    search_text: [record.title, record.cve, record.id, ...slugs].join(' ').toLowerCase().slice(0, 2000),
    published_at: record.publishedAt,
    updated_at: record.updatedAt,
    notices_json: JSON.stringify(record.notices.map(noticeId)),
    digest: recordDigest(record),
  };
}

function softwareRows(record: FeedRecord) {
  return record.software.map((software, seq) => ({
    record_id: record.id,
    seq,
    type: software.type,
    slug: software.slug,
    name: software.name,
    ranges_json: JSON.stringify(software.ranges),
    patched_json: JSON.stringify(software.patchedVersions),
    remediation: software.remediation,
  }));
}

function storedSoftware(row: Tables['vulnerability_software']): AffectedSoftware {
  return {
    type: row.type as SoftwareType,
    slug: row.slug,
    name: row.name,
    ranges: JSON.parse(row.ranges_json) as AffectedSoftware['ranges'],
    patchedVersions: JSON.parse(row.patched_json) as string[],
    remediation: row.remediation,
  };
}

export async function deleteStaged(trx: Trx): Promise<void> {
  await sql`delete from vulnerability_staged_records`.execute(trx);
  await sql`delete from vulnerability_staged_software`.execute(trx);
}

/** Replaces the records that were put aside, and removes those that are gone, all at once. */
export async function swapStaged(trx: Trx, engine: Engine, gone: readonly string[]): Promise<void> {
  const rows = gone.map(id => ({ id }));
  const names = (columns: ColumnTypes) => sql.join(Object.keys(columns).map(name => sql.ref(name)));
  for (const [table, id, columns] of [
    ['vulnerability_records', 'id', RECORD],
    ['vulnerability_software', 'record_id', SOFTWARE],
  ] as const) {
    const staged = sql.table(table.replace('_', '_staged_'));
    await sql`delete from ${sql.table(table)} where ${sql.ref(id)} in (select id from vulnerability_staged_records)
      or ${sql.ref(id)} in (select id from ${jsonRows(engine, { id: text }, rows)} as gone)`.execute(trx);
    await sql`insert into ${sql.table(table)} (${names(columns)}) select ${names(columns)} from ${staged}`.execute(trx);
  }
  await deleteStaged(trx);
  await deleteUnusedNotices(trx);
}

/** Most records have the same few: their lists are read, not each record. */
async function deleteUnusedNotices(trx: Queryable): Promise<void> {
  const lists = await trx.selectFrom('vulnerability_records').select('notices_json').distinct().execute();
  const used = new Set(lists.flatMap(({ notices_json }) => JSON.parse(notices_json) as string[]));
  const all = await trx.selectFrom('vulnerability_notices').select('id').execute();
  for (const { id } of all.filter(({ id }) => !used.has(id))) {
    await trx.deleteFrom('vulnerability_notices').where('id', '=', id).execute();
  }
}
