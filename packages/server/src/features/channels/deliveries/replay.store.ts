import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { isDeliveryAbout } from './delivery.store.ts';
import { UNSENT } from './enqueue.store.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';
import { promoteNext } from './settle.store.ts';

const ROWS_PER_WRITE = 500;

interface Replayed {
  readonly id: number;
  readonly channel_id: number;
  readonly order_key: string;
}

/** Dead messages of a channel after an id, the oldest first: at most so many as one transaction may send again. */
export function selectDead(trx: Trx, channelId: number, scope: SiteScope, after: number): Promise<Replayed[]> {
  return trx
    .selectFrom('deliveries')
    .select(['id', 'channel_id', 'order_key'])
    .where('channel_id', '=', channelId)
    .where('state', '=', 'dead')
    .where('id', '>', after)
    .$if(isScoped(scope), q => q.where(isDeliveryAbout(scope)))
    .orderBy('id')
    .limit(ROWS_PER_WRITE)
    .execute();
}

/**
 * Lets messages be sent once more, each before those of its key that were enqueued after it. The channels are locked by
 * then.
 */
export async function reopenDeliveries(trx: Trx, deliveries: readonly Replayed[], now: number): Promise<void> {
  for (const { id, channel_id, order_key } of deliveries) {
    const ofKey = { channel_id, order_key };
    if (order_key !== '') await holdBack(trx, ofKey);
    await trx
      .updateTable('deliveries')
      .set({
        state: 'pending',
        attempts: 0,
        next_at: order_key === '' ? now : null,
        give_up_at: now + GIVE_UP_AFTER_MS,
        ended_at: null,
        error: null,
      })
      .where('id', '=', id)
      .execute();
    if (order_key !== '' && !(await isSending(trx, ofKey))) await promoteNext(trx, ofKey, now);
  }
}

type OfKey = Omit<Replayed, 'id'>;

async function holdBack(trx: Trx, { channel_id, order_key }: OfKey): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ next_at: null })
    .where('channel_id', '=', channel_id)
    .where('order_key', '=', order_key)
    .where('state', 'in', UNSENT)
    .where('next_at', 'is not', null)
    .execute();
}

/** What is on its way comes to its end first; the end makes the next one due. */
async function isSending(trx: Trx, { channel_id, order_key }: OfKey): Promise<boolean> {
  const sending = trx
    .selectFrom('deliveries')
    .select('id')
    .where('channel_id', '=', channel_id)
    .where('order_key', '=', order_key)
    .where('state', '=', 'sending');
  return (await sending.limit(1).executeTakeFirst()) !== undefined;
}
