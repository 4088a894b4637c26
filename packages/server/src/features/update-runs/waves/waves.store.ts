import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { FAILED_STATES } from '../run-item.ts';

/** The sites of a wave, by how they ended, and when it was handed out. */
export interface WaveRow {
  readonly wave: number;
  readonly sites: number;
  readonly well: number;
  readonly bad: number;
  readonly untouched: number;
  /** Updates of the bad sites, and those of them that failed. */
  readonly bad_updates: number;
  readonly failed_updates: number;
  /** Null in runs of earlier releases. */
  readonly started_at: number | null;
  readonly ended_at: number | null;
}

/** The waves that were handed out, in their order, with their sites in a scope. */
export async function selectWaves(db: Queryable, jobId: string, scope: SiteScope = {}): Promise<WaveRow[]> {
  const { rows } = await sql<WaveRow>`select site.wave, count(*) as sites,
      count(case when site.outcome = 'well' then 1 end) as well, count(case when site.outcome = 'bad' then 1 end) as bad,
      count(case when site.outcome = 'untouched' then 1 end) as untouched,
      coalesce(max(harm.updates), 0) as bad_updates, coalesce(max(harm.failed), 0) as failed_updates,
      max(known.started_at) as started_at, max(known.ended_at) as ended_at
    from update_run_sites as site left join update_run_waves as known
      on known.job_id = site.job_id and known.wave = site.wave
    left join (select bad.wave, count(*) as updates,
        count(case when item.state in (${sql.join([...FAILED_STATES])}) then 1 end) as failed
      from update_run_sites as bad
      join update_run_items as item on item.job_id = bad.job_id and item.site_id = bad.site_id
      where bad.job_id = ${jobId} and bad.outcome = 'bad' and ${inScope('bad.site_id', scope)} group by bad.wave) as harm
      on harm.wave = site.wave
    where site.job_id = ${jobId} and site.wave is not null and ${inScope('site.site_id', scope)}
    group by site.wave order by site.wave`.execute(db);
  return rows.map(row => ({
    ...row,
    bad_updates: Number(row.bad_updates),
    failed_updates: Number(row.failed_updates),
  }));
}

/** Whether something is still to be sent to a site of the wave. */
export async function waveHasPending(db: Queryable, jobId: string, wave: number): Promise<boolean> {
  const { rows } = await sql`select 1 from update_run_sites as site
    join update_run_items as item on item.job_id = site.job_id and item.site_id = site.site_id
    where site.job_id = ${jobId} and site.wave = ${wave} and site.outcome is null and item.state = 'pending'
    limit 1`.execute(db);
  return rows.length > 0;
}
