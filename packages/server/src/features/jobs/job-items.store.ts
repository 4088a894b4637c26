import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { ErrorCode } from '../../kernel/errors.ts';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Database, Engine, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { findRowsByIndex } from '../../ports/database/statements/by-index.ts';
import { keptStatement, rowsGiven, valueGiven } from '../../ports/database/statements/kept-statement.ts';
import { type JobCounts, resultCountsOf } from './job-counts.ts';
import type { JobRows } from './job-lists.store.ts';

// States are literals in the conditions below: with a parameter, SQLite takes no index of one state.

type JobItemRow = Selectable<Tables['job_items']>;

export async function selectJobItemCounts(
  database: Database,
  jobIds: readonly string[],
  scope: SiteScope = {},
): Promise<Map<string, JobCounts>> {
  if (jobIds.length === 0) return new Map();
  const ofAll = database.db
    .selectFrom('job_item_counts')
    .select(eb => ['job_id', 'state', eb.fn.sum<number>('items').as('count')])
    .where('job_id', 'in', [...jobIds])
    .groupBy(['job_id', 'state']);
  const ofScope = database.db
    .selectFrom('job_items')
    .select(eb => ['job_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('job_id', 'in', [...jobIds])
    .where(inScope('site_id', scope))
    .groupBy(['job_id', 'state']);
  const rows = await (isScoped(scope) ? ofScope : ofAll).execute();
  const byJob = Map.groupBy(rows, row => row.job_id);
  return new Map(jobIds.map(id => [id, resultCountsOf(byJob.get(id) ?? [])]));
}

/** How many items of each job are about sites in a scope. */
export async function selectScopedTotals(
  db: Queryable,
  jobIds: readonly string[],
  scope: SiteScope,
): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_items')
    .select(eb => ['job_id', eb.fn.countAll<number>().as('count')])
    .where('job_id', 'in', [...jobIds])
    .where(inScope('site_id', scope))
    .groupBy('job_id')
    .execute();
  return new Map(rows.map(({ job_id, count }) => [job_id, Number(count)]));
}

export async function selectFailedJobItems(
  database: Database,
  jobId: string,
  most: number,
  scope: SiteScope = {},
): Promise<JobItemRow[]> {
  return database.db
    .selectFrom('job_items')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', sql.lit('failed'))
    .$if(isScoped(scope), q => q.where(inScope('site_id', scope)))
    .orderBy('site_id')
    .limit(most)
    .execute();
}

/** Ids of the failed sites that still exist. */
export async function selectFailedSites(db: Queryable, jobId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('job_items')
    .innerJoin('sites', 'sites.id', 'job_items.site_id')
    .select('site_id')
    .where('job_id', '=', jobId)
    .where('state', '=', sql.lit('failed'))
    .orderBy('site_id')
    .execute();
  return rows.map(row => row.site_id);
}

/** By site id. */
export async function selectJobItems(
  database: Database,
  jobId: string,
  { state, ...scope }: { readonly state?: string | undefined } & SiteScope,
  window: JobRows,
) {
  const matching = database.db
    .selectFrom('job_items')
    .where('job_id', '=', jobId)
    .$if(isScoped(scope), q => q.where(inScope('site_id', scope)))
    .$if(state !== undefined, q => q.where('state', '=', sql.lit(state as string)));
  const [rows, { total }] = await Promise.all([
    matching.selectAll().orderBy('site_id').limit(window.limit).offset(window.offset).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Notes at the items of a new job what a person wished last of their sites: what is wished later is newer than the job. */
export async function noteWishes(trx: Trx, jobId: string): Promise<void> {
  await trx
    .updateTable('job_items')
    .set(({ selectFrom }) => ({
      status_wished_at: selectFrom('sites').select('sites.status_wished_at').whereRef('sites.id', '=', 'site_id'),
    }))
    .where('job_id', '=', jobId)
    .execute();
}

/** The last wish that the job knew of, as `sites.status_wished_at` has it; 0 if the site was not there. */
export async function selectNotedWish({ db }: Database, jobId: string, siteId: number): Promise<number> {
  const item = db.selectFrom('job_items').select('status_wished_at').where('job_id', '=', jobId);
  return (await item.where('site_id', '=', siteId).executeTakeFirst())?.status_wished_at ?? 0;
}

const selectPending = keptStatement(
  { jobId: valueGiven, given: rowsGiven({ site_id: 'integer' }) },
  ({ jobId, given }) => sql<{ site_id: number }>`select site_id from ${given} as given where (select item.state
    from job_items as item where item.job_id = ${jobId} and item.site_id = given.site_id) = 'pending'`,
);

/** Of the given sites, those without a final result. */
export async function selectPendingSites(
  database: Database,
  jobId: string,
  siteIds: readonly number[],
): Promise<number[]> {
  if (siteIds.length === 0) return [];
  const rows = await selectPending(database.db, { jobId, given: siteIds.map(site_id => ({ site_id })) });
  return rows.map(row => row.site_id).sort((a, b) => a - b);
}

const selectOnePending = keptStatement({ jobId: valueGiven }, ({ jobId }, db) =>
  db
    .selectFrom('job_items')
    .select('site_id')
    .where('job_id', '=', jobId)
    .where('state', '=', sql.lit('pending'))
    .limit(1),
);

/** Whether any site of the job still has no final result. */
export async function hasPendingSites(database: Database, jobId: string): Promise<boolean> {
  return (await selectOnePending(database.db, { jobId })).length > 0;
}

/** Notes what a pending item ends with if its job ends before its result is stored. */
export async function noteOpenOutcome(trx: Trx, jobId: string, siteId: number, message: string): Promise<void> {
  await trx
    .updateTable('job_items')
    .set({ code: 'outcome_unknown' satisfies ErrorCode, message })
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .where('state', '=', sql.lit('pending'))
    .execute();
}

/** Codes of items whose job was ended before they had a result. */
export const ENDED_WITH_JOB: readonly ErrorCode[] = ['canceled', 'job_timed_out'];

/** What is said of the items of a job, ended in this transaction, to whose sites something was sent. */
export async function setSentUnknown(
  trx: Trx,
  jobId: string,
  sentTo: Expression<{ site_id: number }>,
  message: string,
): Promise<void> {
  await trx
    .updateTable('job_items')
    .set({ state: 'failed', code: 'outcome_unknown' satisfies ErrorCode, cause: null, message })
    .where('job_id', '=', jobId)
    .where('code', 'in', [...ENDED_WITH_JOB])
    .where(sql<SqlBool>`site_id in ${sentTo}`)
    .execute();
}

export interface JobItemResult {
  job_id: string;
  site_id: number;
  state: 'succeeded' | 'failed' | 'skipped';
  code: string | null;
  cause: string | null;
  message: string | null;
  data_json: string | null;
  finished_at: number;
}

const RESULT_COLUMNS = {
  job_id: 'text',
  site_id: 'integer',
  state: 'text',
  code: 'text',
  cause: 'text',
  message: 'text',
  data_json: 'text',
  finished_at: 'integer',
} as const;
/**
 * The look-up of each state makes PostgreSQL begin with the given rows. It expects few pending items, and would compare
 * all those of a large job with each batch. The state is compared once more as the row is when it is locked.
 */
const updatePending = keptStatement(
  { fresh: rowsGiven(RESULT_COLUMNS) },
  ({ fresh }) => sql`update job_items set state = fresh.state, code = fresh.code, cause = fresh.cause,
      message = fresh.message, data_json = fresh.data_json, finished_at = fresh.finished_at
    from (select * from ${fresh} as given where (select item.state from job_items as item
        where item.job_id = given.job_id and item.site_id = given.site_id) = 'pending') as fresh
    where job_items.job_id = fresh.job_id and job_items.site_id = fresh.site_id and job_items.state || '' = 'pending'`,
);

/** Writes final results. A site that has one already keeps it: each ends with exactly one. */
export async function updateJobItemRows(trx: Trx, engine: Engine, results: readonly JobItemResult[]): Promise<void> {
  await findRowsByIndex(trx, engine);
  await updatePending(trx, { fresh: results });
}
