import { type Selectable, sql } from 'kysely';
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
  set: Partial<Pick<RunRow, 'state' | 'wave' | 'halt_reason'>>,
): Promise<void> {
  await trx.updateTable('update_runs').set(set).where('job_id', '=', jobId).execute();
}

/** Assigns this many of the remaining sites to a wave. Returns their ids. */
export async function fillWave(trx: Trx, jobId: string, wave: number, sites: number): Promise<number[]> {
  const { rows } = await sql<{ site_id: number }>`update update_run_sites set wave = ${wave}
    where job_id = ${jobId} and site_id in (select site_id from update_run_sites
      where job_id = ${jobId} and wave is null order by site_id limit ${sites}) returning site_id`.execute(trx);
  return rows.map(row => row.site_id).sort((a, b) => a - b);
}

/** The progress of a run, as of its current wave. */
export async function selectRunProgress(
  db: Queryable,
  jobId: string,
  wave: number,
): Promise<{ total: number; left: number; underWay: number; last: WaveResult }> {
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
