import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import type { RunItem } from '../run-item.ts';
import { siteBroken, watchedFrom } from './broken-items.store.ts';

/**
 * Updates and rollbacks that had been sent when the store was backed up: only their sites can show how they ended, and
 * are looked at until they work.
 */
export async function endLostItems(trx: Trx, now: number, message: string): Promise<void> {
  const end = { state: 'needs_attention', reason: 'outcome_unknown', message } as const;
  const watched = trx.selectFrom('update_run_items').select('site_id').distinct().where('look_at', 'is not', null);
  const known = new Set((await watched.execute()).map(({ site_id }) => site_id));
  const unfinished = trx.selectFrom('jobs').select('id').where('status', 'in', ['queued', 'processing']);
  const lost = await trx
    .updateTable('update_run_items')
    .set({ ...end, finished_at: now, ...watchedFrom(now) })
    .where(eb =>
      eb.or([
        // In an ended run, too: the rollback was requested.
        eb('state', '=', 'rolling_back'),
        eb.and([eb('state', '=', 'sent'), eb('job_id', 'in', unfinished)]),
      ]),
    )
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
