import { sql } from 'kysely';
import { jsonRows, updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import type { UserRowProblem } from '../import/user-row-problem.ts';

/** Type of the jobs that set a password; the others create users. */
export const PASSWORD_JOB = 'password';

/** The work of one site of a job, and its progress. */
export interface SiteUserWork {
  readonly type: string;
  readonly site_url: string;
  readonly lines: readonly number[];
  readonly sealed: string | null;
  readonly begun: number;
  readonly done: number;
  /** When the job was created, ms epoch. */
  readonly since: number;
}

export const REJECTION_CAUSES = ['no_such_site', 'several_sites'] as const;
export type RejectionCause = (typeof REJECTION_CAUSES)[number];

export interface ImportRejection {
  readonly line: number;
  readonly message: string;
  /** Of the row itself or its groups; of jobs of earlier releases undefined. */
  readonly problems?: readonly UserRowProblem[];
  /** Identifiers that match no site. */
  readonly site?: string;
  /** Why they do not; of jobs of earlier releases undefined. */
  readonly cause?: RejectionCause;
}

export interface NewSiteWork {
  readonly site_id: number;
  readonly site_url: string;
  readonly lines_json: string;
  readonly sealed: string;
}

const SITES_PER_INSERT = 200;

export async function insertUserJob(
  trx: Trx,
  database: Database,
  job: { job_id: string; total: number; rejected: readonly ImportRejection[] },
  sites: Iterable<NewSiteWork>,
): Promise<void> {
  const { job_id, total, rejected } = job;
  await trx
    .insertInto('user_jobs')
    .values({ job_id, total, rejected_json: JSON.stringify(rejected) })
    .execute();
  const columns = { site_id: 'integer', site_url: 'text', lines_json: 'text', sealed: 'text' } as const;
  const insert = async (chunk: readonly NewSiteWork[]) => {
    const rows = jsonRows(database.engine, columns, chunk);
    await sql`insert into user_job_sites (job_id, site_id, site_url, lines_json, sealed, begun, done)
      select ${job_id}, site_id, site_url, lines_json, sealed, 0, 0 from ${rows} as sites where true`.execute(trx);
  };
  let chunk: NewSiteWork[] = [];
  for (const site of sites) {
    chunk.push(site);
    if (chunk.length < SITES_PER_INSERT) continue;
    await insert(chunk);
    chunk = [];
  }
  if (chunk.length > 0) await insert(chunk);
}

export async function selectSiteWork(db: Queryable, jobId: string, siteId: number): Promise<SiteUserWork | undefined> {
  const row = await db
    .selectFrom('user_job_sites as work')
    .innerJoin('jobs', 'jobs.id', 'work.job_id')
    .select(['site_url', 'lines_json', 'sealed', 'begun', 'done', 'jobs.type', 'jobs.created_at as since'])
    .where('work.job_id', '=', jobId)
    .where('work.site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { lines_json, ...work } = row;
  return { ...work, lines: JSON.parse(lines_json) as number[] };
}

export interface SiteProgress {
  readonly job_id: string;
  readonly site_id: number;
  readonly begun: number;
  readonly done: number;
}

export interface UserFailure {
  readonly job_id: string;
  readonly site_id: number;
  readonly line: number;
  readonly code: string;
  readonly cause: string | null;
  readonly message: string;
}

export async function saveProgress(trx: Trx, database: Database, rows: readonly SiteProgress[]): Promise<void> {
  const columns = { job_id: 'text', site_id: 'integer', begun: 'integer', done: 'integer' } as const;
  const set = { table: 'user_job_sites', columns, key: ['job_id', 'site_id'] } as const;
  await updateRows(
    trx,
    database.engine,
    set,
    rows.map(row => ({ ...row })),
  );
}

export async function saveFailures(trx: Trx, failures: readonly UserFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await trx
    .insertInto('user_job_failures')
    .values([...failures])
    .onConflict(conflict =>
      conflict.columns(['job_id', 'site_id', 'line']).doUpdateSet(eb => ({
        code: eb.ref('excluded.code'),
        cause: eb.ref('excluded.cause'),
        message: eb.ref('excluded.message'),
      })),
    )
    .execute();
}

/** Sites to which a job has sent something. */
export const selectSitesBegun = (db: Queryable, jobId: string) =>
  db.selectFrom('user_job_sites').select('site_id').where('job_id', '=', jobId).where('begun', '>', 0);

/** Failures of one site, in the order of the lines. */
export async function selectFailuresOfSite(db: Queryable, jobId: string, siteId: number): Promise<UserFailure[]> {
  return db
    .selectFrom('user_job_failures')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .orderBy('line')
    .execute();
}

/** Everything known about a job: rows refused at once, its sites with their final results, its failures. */
export async function selectUserJob(db: Queryable, jobId: string) {
  const [job, sites, failures] = await Promise.all([
    db.selectFrom('user_jobs').selectAll().where('job_id', '=', jobId).executeTakeFirst(),
    db
      .selectFrom('user_job_sites as work')
      .innerJoin('job_items as item', join =>
        join.onRef('item.job_id', '=', 'work.job_id').onRef('item.site_id', '=', 'work.site_id'),
      )
      .select([
        'work.site_id',
        'site_url',
        'lines_json',
        'begun',
        'done',
        'item.state',
        'item.code',
        'item.cause',
        'item.message',
      ])
      .where('work.job_id', '=', jobId)
      .orderBy('work.site_id')
      .execute(),
    db.selectFrom('user_job_failures').selectAll().where('job_id', '=', jobId).orderBy('site_id').execute(),
  ]);
  return { job, sites, failures };
}

/** All that was to be sent to a site has its outcome: its data is deleted. */
export async function endSiteWork(trx: Trx, jobId: string, siteId: number, done: number): Promise<void> {
  await trx
    .updateTable('user_job_sites')
    .set({ sealed: null, begun: done, done })
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .execute();
}

/** Deletes the data for sites that have their final result, and of jobs that have ended. */
export async function forgetFinished(trx: Trx): Promise<void> {
  await sql`update user_job_sites set sealed = null where sealed is not null and (
      exists (select 1 from job_items as item where item.job_id = user_job_sites.job_id
        and item.site_id = user_job_sites.site_id and item.state <> 'pending')
      or exists (select 1 from jobs where jobs.id = user_job_sites.job_id
        and jobs.status not in ('queued', 'processing')))`.execute(trx);
}
