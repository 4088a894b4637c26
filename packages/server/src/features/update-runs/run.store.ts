import { type Selectable, sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { WaveResult } from './waves/next-step.ts';

export type RunRow = Selectable<Tables['update_runs']>;

export const UPDATE_JOB = 'update';

export async function selectRun(db: Queryable, jobId: string): Promise<RunRow | undefined> {
  return db.selectFrom('update_runs').selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

/** The run, locked for the rest of the transaction, so that only one process decides about its next wave. */
export async function lockRun(trx: Trx, jobId: string): Promise<RunRow | undefined> {
  return trx.selectFrom('update_runs').selectAll().where('job_id', '=', jobId).forUpdate().executeTakeFirst();
}

export async function updateRunRow(
  trx: Trx,
  jobId: string,
  set: Partial<Pick<RunRow, 'state' | 'wave' | 'halt_reason' | 'halt_json' | 'closes_at'>>,
): Promise<void> {
  await trx.updateTable('update_runs').set(set).where('job_id', '=', jobId).execute();
}

/** Whether the window of the run has closed. */
export function hasClosed({ closes_at }: Pick<RunRow, 'closes_at'>, now: number): boolean {
  return closes_at !== null && now >= closes_at;
}

/**
 * Assigns this many of the remaining sites to a wave. Returns their ids.
 * @param first Sites that come before the others.
 */
export async function fillWave(
  trx: Trx,
  { jobId, wave, now }: { jobId: string; wave: number; now: number },
  sites: number,
  first: readonly number[] = [],
): Promise<number[]> {
  const order =
    first.length === 0 ? sql`site_id` : sql`case when site_id in (${sql.join(first)}) then 0 else 1 end, site_id`;
  const { rows } = await sql<{ site_id: number }>`update update_run_sites set wave = ${wave}
    where job_id = ${jobId} and site_id in (select site_id from update_run_sites
      where job_id = ${jobId} and wave is null order by ${order} limit ${sites}) returning site_id`.execute(trx);
  await trx.insertInto('update_run_waves').values({ job_id: jobId, wave, started_at: now, ended_at: null }).execute();
  return rows.map(row => row.site_id).sort((a, b) => a - b);
}

/** The sites of the wave all have their result. */
export async function endWave(trx: Trx, { job_id, wave }: Pick<RunRow, 'job_id' | 'wave'>, now: number): Promise<void> {
  await trx
    .updateTable('update_run_waves')
    .set({ ended_at: now })
    .where('job_id', '=', job_id)
    .where('wave', '=', wave)
    .where('ended_at', 'is', null)
    .execute();
}

/** How many of these sites are in the run. */
export async function countChosenSites(db: Queryable, jobId: string, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const found = db
    .selectFrom('update_run_sites')
    .where('job_id', '=', jobId)
    .where('site_id', 'in', [...ids]);
  return (await found.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** The sites of a run, and how those that had their turn ended. */
export async function selectRunTotals(
  db: Queryable,
  jobId: string,
): Promise<{ sites: number; succeeded: number; failed: number }> {
  const { rows } = await sql<{ sites: number; well: number; bad: number }>`
    select count(*) as sites, count(case when outcome = 'well' then 1 end) as well,
      count(case when outcome = 'bad' then 1 end) as bad
    from update_run_sites where job_id = ${jobId}`.execute(db);
  const { sites = 0, well = 0, bad = 0 } = rows[0] ?? {};
  return { sites, succeeded: well, failed: bad };
}

/** The part of a halted run that is in a scope. @param next Sites with which it is resumed. */
export async function selectHaltedPart(
  db: Queryable,
  { jobId, next }: { jobId: string; next: number },
  scope: SiteScope,
): Promise<{ sites: number; failed: number; left: number; next: number }> {
  const { rows } = await sql<{ sites: number; bad: number; left_over: number; next: number }>`
    select count(*) as sites, count(case when outcome = 'bad' then 1 end) as bad, count(*) - count(wave) as left_over,
      count(case when site_id in (select site_id from update_run_sites
        where job_id = ${jobId} and wave is null order by site_id limit ${next}) then 1 end) as next
    from update_run_sites where job_id = ${jobId} and ${inScope('site_id', scope)}`.execute(db);
  const { sites = 0, bad = 0, left_over = 0, next: ours = 0 } = rows[0] ?? {};
  return { sites: Number(sites), failed: Number(bad), left: Number(left_over), next: Number(ours) };
}

/** Sites of a run: all, those that no wave has yet, those of its wave that have no result, and what came of the others. */
export interface RunProgress {
  readonly total: number;
  readonly left: number;
  readonly underWay: number;
  readonly last: WaveResult;
}

/** The progress of a run, as of its current wave. */
export async function selectRunProgress(db: Queryable, jobId: string, wave: number): Promise<RunProgress> {
  const { rows } = await sql<{ total: number; left_over: number; sites: number; bad: number; untouched: number }>`
    select count(*) as total, count(*) - count(wave) as left_over,
      count(case when wave = ${wave} then 1 end) as sites,
      count(case when wave = ${wave} and coalesce(outcome, 'bad') = 'bad' then 1 end) as bad,
      count(case when wave = ${wave} and outcome = 'untouched' then 1 end) as untouched
    from update_run_sites where job_id = ${jobId}`.execute(db);
  const pending = await sql<{ count: number }>`select count(*) as count from update_run_sites as site
    join job_items as item on item.job_id = site.job_id and item.site_id = site.site_id
    where site.job_id = ${jobId} and site.wave = ${wave} and item.state = 'pending'`.execute(db);
  const { total = 0, left_over = 0, sites = 0, bad = 0, untouched = 0 } = rows[0] ?? {};
  return { total, left: left_over, underWay: pending.rows[0]?.count ?? 0, last: { sites, bad, untouched } };
}
