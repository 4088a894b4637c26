import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';

const HOUR = 3600_000;
const ITEMS_PER_WRITE = 5000;

/**
 * Deletes what old runs did, in batches, before their jobs are deleted: a run over the fleet has hundreds of thousands
 * of items, and deleting them all at once would block everyone else.
 */
export async function deleteOldRunItems({ database, clock, settings }: Services): Promise<void> {
  const before = clock.now() - settings.jobsKeepDays * 24 * HOUR + 2 * HOUR;
  const old = await database.db
    .selectFrom('update_runs as run')
    .innerJoin('jobs as job', 'job.id', 'run.job_id')
    .select('run.job_id')
    .where('job.completed_at', '<', before)
    .execute();
  for (const { job_id } of old) {
    for (;;) {
      const { numAffectedRows } = await database.write(trx =>
        sql`delete from update_run_items where job_id = ${job_id} and (site_id, seq) in (
          select site_id, seq from update_run_items where job_id = ${job_id} limit ${ITEMS_PER_WRITE})`.execute(trx),
      );
      if (Number(numAffectedRows ?? 0n) < ITEMS_PER_WRITE) break;
    }
  }
}
