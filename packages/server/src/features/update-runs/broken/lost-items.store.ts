import type { Trx } from '../../../ports/database/port.ts';
import type { RunItem } from '../run-item.ts';
import { watchBrokenItem } from './broken-items.store.ts';

/**
 * Updates and rollbacks that had been sent when the store was backed up: only their sites can show how they ended, and
 * are looked at until they work.
 */
export async function endLostItems(trx: Trx, now: number, message: string): Promise<void> {
  const unfinished = trx.selectFrom('jobs').select('id').where('status', 'in', ['queued', 'processing']);
  const end = { state: 'needs_attention', reason: 'outcome_unknown', message } as const;
  const lost = await trx
    .updateTable('update_run_items')
    .set({ ...end, finished_at: now })
    .where(eb =>
      eb.or([
        // In an ended run, too: the rollback was requested.
        eb('state', '=', 'rolling_back'),
        eb.and([eb('state', '=', 'sent'), eb('job_id', 'in', unfinished)]),
      ]),
    )
    .returningAll()
    .execute();
  for (const item of lost as RunItem[]) await watchBrokenItem(trx, item, end, now);
}
