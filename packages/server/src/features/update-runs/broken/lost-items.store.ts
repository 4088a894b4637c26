import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { IN_FLIGHT, type RunItem } from '../run-item.ts';
import { siteBroken, watchedFrom } from './broken-items.store.ts';

/**
 * Updates and rollbacks that had been sent when the store was backed up: only their sites can show how they ended, and
 * are looked at until they work.
 */
export async function endLostItems(trx: Trx, now: number, message: string): Promise<void> {
  const end = { state: 'needs_attention', reason: 'outcome_unknown', message } as const;
  const watched = trx.selectFrom('update_run_items').select('site_id').distinct().where('look_at', 'is not', null);
  const known = new Set((await watched.execute()).map(({ site_id }) => site_id));
  const lost = await trx
    .updateTable('update_run_items')
    // Of a rollback, it is when that was sent, from which is counted when it may be sent again.
    .set(eb => ({ ...end, finished_at: eb.fn.coalesce('finished_at', eb.val(now)), ...watchedFrom(now) }))
    // In an ended run, too: the rollback was requested, or the run was cancelled while a process waited for the site.
    .where('state', 'in', IN_FLIGHT)
    .returningAll()
    .execute();
  const inOrder = (lost as RunItem[]).toSorted((a, b) => a.site_id - b.site_id || a.seq - b.seq);
  const firsts = inOrder.filter((item, at) => item.site_id !== inOrder[at - 1]?.site_id && !known.has(item.site_id));
  await emitEvents(
    trx,
    firsts.map(item => siteBroken(item, end)),
    new Date(now),
  );
}

/**
 * Rollbacks without an outcome, sent before that time, that neither their run nor a job will settle, and whose sites no
 * process is changing. The order of the cross join has SQLite look for them run by run, by index, not through all items.
 */
export async function selectLostRollBacks(
  db: Queryable,
  { sentBefore, now, most }: { sentBefore: number; now: number; most: number },
): Promise<RunItem[]> {
  const { rows } = await sql<RunItem>`select item.* from update_runs as run
    cross join update_run_items as item join sites on sites.id = item.site_id
    where item.job_id = run.job_id and item.state = 'rolling_back' and item.finished_at < ${sentBefore}
      and not exists (select 1 from job_items as part
        where part.job_id = item.job_id and part.site_id = item.site_id and part.state = 'pending')
      and not exists (select 1 from update_roll_backs as held join jobs on jobs.id = held.job_id
        where held.run_id = item.job_id and held.site_id = item.site_id and held.seq = item.seq
          and jobs.status in ('queued', 'processing'))
      and not exists (select 1 from leases
        where leases.name = 'site:' || item.site_id and leases.until_at > ${now})
    order by item.job_id, item.site_id, item.seq limit ${most}`.execute(db);
  return rows;
}
