import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';

interface NewCsvRow {
  readonly line: number;
  readonly url: string;
  readonly sealed: string;
}

const ROWS_PER_INSERT = 200;

/** Stores the rows of a job, a few hundred at a time. */
export async function insertCsvRows(
  trx: Trx,
  database: Database,
  jobId: string,
  rows: Iterable<NewCsvRow>,
): Promise<void> {
  const columns = { line: 'integer', url: 'text', sealed: 'text' } as const;
  const insert = async (chunk: readonly NewCsvRow[]) => {
    if (chunk.length === 0) return;
    await sql`insert into site_csv_rows (job_id, line, url, sealed)
      select ${jobId}, line, url, sealed from ${jsonRows(database.engine, columns, chunk)} as given
      where true`.execute(trx);
  };
  let chunk: NewCsvRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_INSERT) continue;
    await insert(chunk);
    chunk = [];
  }
  await insert(chunk);
}

export async function selectCsvRow(db: Queryable, jobId: string, line: number) {
  return db
    .selectFrom('site_csv_rows as row')
    .innerJoin('jobs', 'jobs.id', 'row.job_id')
    .select(['row.url', 'row.sealed', 'row.site_id', 'jobs.created_at as since'])
    .where('row.job_id', '=', jobId)
    .where('row.line', '=', line)
    .executeTakeFirst();
}

/** The row is done: what was given is forgotten. @param siteId The site that it has become. */
export async function endCsvRow(trx: Trx, jobId: string, line: number, siteId: number | null): Promise<void> {
  await trx
    .updateTable('site_csv_rows')
    .set({ sealed: null, site_id: siteId })
    .where('job_id', '=', jobId)
    .where('line', '=', line)
    .execute();
}

/** All rows of a job with their results, by line. */
export async function selectCsvResults(db: Queryable, jobId: string) {
  return db
    .selectFrom('site_csv_rows as row')
    .innerJoin('job_items as item', join =>
      join.onRef('item.job_id', '=', 'row.job_id').onRef('item.site_id', '=', 'row.line'),
    )
    .select(['row.line', 'row.url', 'row.site_id', 'item.state', 'item.code', 'item.cause', 'item.message'])
    .where('row.job_id', '=', jobId)
    .orderBy('row.line')
    .execute();
}

/** When the stored site with this id was added. */
export async function selectSiteCreation(db: Queryable, siteId: number): Promise<number | undefined> {
  const row = await db.selectFrom('sites').select('created_at').where('id', '=', siteId).executeTakeFirst();
  return row?.created_at;
}

/** Forgets what was given for rows that have their final result, and of jobs that have ended. */
export async function forgetCsvRows({ database }: Services): Promise<void> {
  await database.write(async trx => {
    await sql`update site_csv_rows set sealed = null where sealed is not null and (
      exists (select 1 from job_items as item where item.job_id = site_csv_rows.job_id
        and item.site_id = site_csv_rows.line and item.state <> 'pending')
      or exists (select 1 from jobs where jobs.id = site_csv_rows.job_id
        and jobs.status not in ('queued', 'processing')))`.execute(trx);
  });
}
