import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { deleteInBatches, letOthersWrite } from '../../../ports/database/statements/delete-in-batches.ts';

const ITEMS_PER_WRITE = 5000;
const PAST_UPDATES = { table: 'past_updates', key: ['job_id', 'site_id', 'seq'] } as const;

/** As long as days of uptime: reports over a year need both. */
export const PAST_UPDATES_KEPT_MS = 400 * 24 * HOUR_MS;

/**
 * Deletes what old runs did, in batches, before their jobs are deleted: a run over the fleet has hundreds of thousands
 * of items, and deleting them all at once would block everyone else. What was sent to sites is kept for reports.
 */
export async function deleteOldRunItems(services: Services): Promise<void> {
  const { database, clock, settings, stopping } = services;
  const before = clock.now() - settings.jobsKeepDays * 24 * HOUR_MS + 2 * HOUR_MS;
  const old = await database.db
    .selectFrom('update_runs as run')
    .innerJoin('jobs as job', 'job.id', 'run.job_id')
    .select('run.job_id')
    .where('job.created_at', '<', before) // by the index: what ended before then was made before
    .where('job.completed_at', '<', before)
    .execute();
  for (const { job_id } of old) {
    while (!stopping.aborted && (await database.write(trx => setItemsAside(trx, job_id))) === ITEMS_PER_WRITE)
      await letOthersWrite();
  }
  const forgotten = clock.now() - PAST_UPDATES_KEPT_MS;
  await deleteInBatches(services, PAST_UPDATES, sql`sent_at < ${forgotten}`);
}

/** @returns how many. */
async function setItemsAside(trx: Trx, jobId: string): Promise<number> {
  // A site that an update left broken is looked at until it works.
  const some = sql`job_id = ${jobId} and (site_id, seq) in (select site_id, seq from update_run_items
    where job_id = ${jobId} and look_at is null order by site_id, seq limit ${ITEMS_PER_WRITE})`;
  const columns = sql`job_id, site_id, seq, type, slug, name, from_version, to_version, state, reason, sent_at`;
  // Of a site that was deleted meanwhile nobody gets a report.
  await sql`insert into past_updates (${columns}) select ${columns} from update_run_items
    where ${some} and sent_at is not null and site_id in (select id from sites)
    on conflict (job_id, site_id, seq) do nothing`.execute(trx);
  // One whose site begins to work between the two statements is set aside the next time.
  const set_aside = sql`select site_id, seq from past_updates where job_id = ${jobId}`;
  const { numAffectedRows } = await sql`delete from update_run_items where ${some} and (sent_at is null
    or site_id not in (select id from sites) or (site_id, seq) in (${set_aside}))`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
