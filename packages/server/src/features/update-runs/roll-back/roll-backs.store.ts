import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import type { RunItem } from '../run-item.ts';

/** Updates of a run that are made. `failures` groups them in the same way. */
export interface MadeGroup {
  readonly state: 'needs_attention' | 'updated';
  readonly cause: string | undefined;
  readonly scope: SiteScope;
}

export type MadeItem = RunItem & {
  /** The job that is rolling it back. */
  readonly held_by: string | null;
};

/** The updates of a group, by site and in their order there. */
export async function selectMadeItems(
  db: Queryable,
  runId: string,
  { state, cause, scope }: MadeGroup,
): Promise<MadeItem[]> {
  const because = cause === undefined ? sql`` : sql`and coalesce(item.cause, item.reason, '') = ${cause}`;
  const { rows } = await sql<MadeItem>`select item.*,
      (select min(held.job_id) from update_roll_backs as held join jobs on jobs.id = held.job_id
        where held.run_id = item.job_id and held.site_id = item.site_id and held.seq = item.seq
          and jobs.status in ('queued', 'processing')) as held_by
    from update_run_items as item
    where item.job_id = ${runId} and item.state = ${state} ${because} and ${inScope('item.site_id', scope)}
    order by item.site_id, item.seq`.execute(db);
  return rows;
}

/** Notes what a job is to roll back. */
export async function insertRollBacks(
  trx: Trx,
  engine: Engine,
  jobId: string,
  runId: string,
  items: readonly Pick<RunItem, 'site_id' | 'seq'>[],
): Promise<void> {
  const rows = jsonRows(
    engine,
    { site_id: 'integer', seq: 'integer' },
    items.map(({ site_id, seq }) => ({ site_id, seq })),
  );
  await sql`insert into update_roll_backs (job_id, run_id, site_id, seq)
    select ${jobId}, ${runId}, site_id, seq from ${rows} as chosen where true`.execute(trx);
}

/** What a job is to roll back on one site, as it is now: what was installed last comes first. */
export async function selectRollBacksOfSite(
  db: Queryable,
  jobId: string,
  siteId: number,
): Promise<(RunItem & { roll_back_sent_at: number | null })[]> {
  const { rows } = await sql<RunItem & { roll_back_sent_at: number | null }>`
    select item.*, wanted.sent_at as roll_back_sent_at from update_roll_backs as wanted
    join update_run_items as item
      on item.job_id = wanted.run_id and item.site_id = wanted.site_id and item.seq = wanted.seq
    where wanted.job_id = ${jobId} and wanted.site_id = ${siteId} order by item.seq desc`.execute(db);
  return rows;
}

/** Right before it is sent. */
export async function markRollBackSent(
  trx: Trx,
  jobId: string,
  { site_id, seq }: Pick<RunItem, 'site_id' | 'seq'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('update_roll_backs')
    .set({ sent_at: now })
    .where('job_id', '=', jobId)
    .where('site_id', '=', site_id)
    .where('seq', '=', seq)
    .execute();
}

/** Of these sites, those to which a job has sent something whose outcome is not known yet. */
export async function selectSitesRollingBack(
  db: Queryable,
  jobId: string,
  siteIds: readonly number[],
): Promise<number[]> {
  if (siteIds.length === 0) return [];
  const { rows } = await sql<{ site_id: number }>`select distinct wanted.site_id from update_roll_backs as wanted
    join update_run_items as item
      on item.job_id = wanted.run_id and item.site_id = wanted.site_id and item.seq = wanted.seq
    where wanted.job_id = ${jobId} and wanted.site_id in (${sql.join([...siteIds])}) and wanted.sent_at is not null
      and (item.state = 'rolling_back' or item.reason = 'outcome_unknown')
    order by wanted.site_id`.execute(db);
  return rows.map(({ site_id }) => site_id);
}

/** Sites to which a job has sent an earlier version. */
export const selectSitesRolledBack = (db: Queryable, jobId: string) =>
  db.selectFrom('update_roll_backs').select('site_id').where('job_id', '=', jobId).where('sent_at', 'is not', null);
