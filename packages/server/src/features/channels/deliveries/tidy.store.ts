import type { Trx } from '../../../ports/database/port.ts';
import { nothingPrecedes } from './enqueue.store.ts';

/** What waited behind them is next. Of all channels, so that what a release before this one left behind is sent, too. */
export async function endDeliveriesOfOffChannels(trx: Trx, now: number): Promise<void> {
  await trx.selectFrom('channels').select('id').orderBy('id').forUpdate().execute();
  await trx
    .updateTable('deliveries')
    .set({ state: 'dead', next_at: null, ended_at: now, error: 'The channel was switched off all the time.' })
    .where('state', 'in', ['pending', 'retrying'])
    .where('give_up_at', '<=', now)
    .where('channel_id', 'in', trx.selectFrom('channels').select('id').where('enabled', '=', 0))
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ next_at: now })
    .where('state', 'in', ['pending', 'retrying'])
    .where('next_at', 'is', null)
    .where(nothingPrecedes)
    .execute();
}
