import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../kernel/context.ts';
import { type RowLookup, readAnew, recallRows } from '../../kernel/recall.ts';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { type Deleting, deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';
import { keptStatement, valueGiven } from '../../ports/database/statements/kept-statement.ts';
import { type JobCounts, resultCountsOf } from './job-counts.ts';

export type JobRow = Selectable<Tables['jobs']>;

export async function insertJob(trx: Trx, database: Database, job: JobRow, siteIds: readonly number[]): Promise<void> {
  await trx.insertInto('jobs').values(job).execute();
  const rows = jsonRows(
    database.engine,
    { site_id: 'integer' },
    siteIds.map(site_id => ({ site_id })),
  );
  await sql`insert into job_items (job_id, site_id, state)
    select ${job.id}, site_id, 'pending' from ${rows} as sites where true`.execute(trx);
}

const selectById = keptStatement({ id: valueGiven }, ({ id }, db) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id),
);

export async function selectJob({ db }: { readonly db: Queryable }, id: string): Promise<JobRow | undefined> {
  return (await selectById(db, { id }))[0];
}

const selectWithCounts = keptStatement({ id: valueGiven }, ({ id }, db) => {
  const ended = db
    .selectFrom('job_item_counts')
    .select(eb => ['job_id', 'state as ended_as', eb.fn.sum<number>('items').as('items')])
    .where('job_id', '=', id)
    .groupBy(['job_id', 'state'])
    .as('ended');
  return db
    .selectFrom('jobs')
    .leftJoin(ended, join => join.onRef('ended.job_id', '=', 'jobs.id'))
    .selectAll('jobs')
    .select(['ended_as', 'items'])
    .where('jobs.id', '=', id);
});

/** Rows of a job with its counts. */
export const countedJob = ({ db }: Pick<Database, 'db'>, id: string) =>
  ({ key: `job ${id}`, query: () => selectWithCounts.query(db, { id }) }) satisfies RowLookup;

/** A job with its final results by state, as they were at the same moment. */
export async function selectCountedJob(
  { database, recall = readAnew }: Pick<Ctx, 'database' | 'recall'>,
  id: string,
): Promise<{ readonly job: JobRow; readonly counts: JobCounts } | undefined> {
  const rows = await recallRows(recall, database, countedJob(database, id));
  const [first] = rows;
  if (!first) return undefined;
  const { ended_as: _state, items: _items, ...job } = first;
  return { job, counts: resultCountsOf(rows.map(({ ended_as, items }) => ({ state: ended_as, count: items }))) };
}

const selectStatus = keptStatement({ id: valueGiven }, ({ id }, db) =>
  db.selectFrom('jobs').select('status').where('id', '=', id),
);

/** Also true if the job was deleted. */
export async function jobHasEnded(db: Queryable, id: string): Promise<boolean> {
  const [job] = await selectStatus(db, { id });
  return job?.status !== 'queued' && job?.status !== 'processing';
}

/** Until this transaction is over, nobody ends these jobs: who does so then knows what was begun. */
export async function holdJobs(trx: Trx, ids: readonly string[]): Promise<void> {
  const jobs = trx
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...new Set(ids)]);
  await jobs.orderBy('id').forShare().execute();
}

/** Jobs that have not ended, limited to the newest, and the given ones. Newest first. */
export async function selectCurrentJobs(db: Queryable, ids: readonly string[], most: number): Promise<JobRow[]> {
  const active = db.selectFrom('jobs').selectAll().where('status', 'in', ['queued', 'processing']);
  const newest = await active.orderBy('created_at', 'desc').orderBy('id').limit(most).execute();
  const others = ids.filter(id => !newest.some(job => job.id === id));
  if (others.length === 0) return newest;
  const named = await db.selectFrom('jobs').selectAll().where('id', 'in', others).execute();
  return [...newest, ...named];
}

/** When the oldest job was made that has not begun and is not of these types, ms epoch. */
export async function selectOldestQueued(db: Queryable, without: readonly string[]): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('jobs')
    .select(eb => eb.fn.min<number | null>('created_at').as('oldest'))
    .where('status', '=', 'queued')
    .where('type', 'not in', [...without])
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

export async function startJob(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ status: 'processing', started_at: now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** Records that a job waits for a decision, or continues. */
export async function setHalted(trx: Trx, id: string, halted: boolean): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ halted: Number(halted) })
    .where('id', '=', id)
    .execute();
}

/** Marks the job completed if every site has its final result. Its sites may be done before its start is stored. */
export async function finishJobIfDone(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('jobs')
    .set(({ fn, val }) => ({ status: 'completed', started_at: fn.coalesce('started_at', val(now)), completed_at: now }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_items').select('site_id').where('job_id', '=', id).where('state', '=', sql.lit('pending')),
        ),
      ),
    )
    .execute();
}

/**
 * Ends a job before all its sites are done; what is pending ends so too, or with an unknown outcome if something was sent.
 * @returns false if it had ended already.
 */
export async function endJob(
  trx: Trx,
  id: string,
  end: { status: 'canceled' | 'failed'; timedOut: boolean; code: string; message: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ status: end.status, completed_at: now, timed_out: Number(end.timedOut), halted: 0 })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { status, code, message } = end;
  const pending = trx.updateTable('job_items').where('job_id', '=', id).where('state', '=', sql.lit('pending'));
  await pending.where('code', 'is not', null).set({ state: 'failed', finished_at: now }).execute();
  await pending.set({ state: status, code, message, finished_at: now }).execute();
  return true;
}

/** Jobs that have not ended and have timed out: those with a time of their own, and those requested before `before`. */
export function selectOverdueJobs(
  { db }: Database,
  before: number,
  now: number,
): Promise<Pick<JobRow, 'id' | 'type'>[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'type'])
    .where('status', 'in', ['queued', 'processing'])
    .where(eb =>
      eb.or([eb.and([eb('give_up_at', 'is', null), eb('created_at', '<', before)]), eb('give_up_at', '<', now)]),
    )
    .execute();
}

/**
 * The oldest jobs that ended before a time. A run is kept as long as a site that it left broken is looked at, and until
 * `deleteOldRunItems` has kept for reports what it sent.
 */
export async function selectOldJobs(db: Queryable, before: number, most: number): Promise<string[]> {
  const old = db
    .selectFrom('jobs')
    .select('id')
    .where('created_at', '<', before) // by the index: what ended before then was made before
    .where('completed_at', '<', before)
    .where(sql<boolean>`not exists (select 1 from update_run_items as item where item.job_id = jobs.id)`);
  return (await old.orderBy('created_at').orderBy('id').limit(most).execute()).map(({ id }) => id);
}

/** What a job has for each of its sites or lines. Of runs, `deleteOldRunItems` keeps more. */
const ROWS_OF_JOBS = [
  { table: 'job_items', key: ['job_id', 'site_id'] },
  { table: 'user_job_sites', key: ['job_id', 'site_id'] },
  { table: 'user_job_failures', key: ['job_id', 'site_id', 'line'] },
  { table: 'site_csv_rows', key: ['job_id', 'line'] },
  { table: 'vulnerability_job_plugins', key: ['job_id', 'site_id', 'slug'] },
  { table: 'installs_sent', key: ['job_id', 'site_id'] },
  { table: 'update_run_sites', key: ['job_id', 'site_id'] },
  { table: 'update_roll_backs', key: ['job_id', 'site_id', 'seq'] },
] as const;

/** Their rows first: deleted with the jobs, those of a whole fleet would go at once. */
export async function deleteJobs(
  services: Deleting & { readonly database: Database },
  ids: readonly string[],
): Promise<void> {
  for (const rows of ROWS_OF_JOBS) await deleteInBatches(services, rows, sql`job_id in (${sql.join(ids)})`);
  if (services.stopping.aborted) return;
  await services.database.write(trx =>
    trx
      .deleteFrom('jobs')
      .where('id', 'in', [...ids])
      .execute(),
  );
}
