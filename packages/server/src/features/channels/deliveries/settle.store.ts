import type { Updateable } from 'kysely';
import type { Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { ChannelRow } from '../channel.ts';
import type { DeliveryRow } from './claim.store.ts';
import { hurry, UNSENT } from './enqueue.store.ts';

/** Locked until the transaction ends: nothing is enqueued meanwhile. */
export function lockChannel(trx: Trx, id: number): Promise<ChannelRow | undefined> {
  return trx.selectFrom('channels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The message, if it is still ours to record. */
export function selectClaimed(trx: Trx, { id, claim }: DeliveryRow): Promise<DeliveryRow | undefined> {
  return trx
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('claim', '=', claim)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateDeliveryRow(trx: Trx, id: number, set: Updateable<Tables['deliveries']>): Promise<void> {
  await trx.updateTable('deliveries').set(set).where('id', '=', id).execute();
}

export async function updateChannelHealth(trx: Trx, id: number, set: Updateable<Tables['channels']>): Promise<void> {
  await trx.updateTable('channels').set(set).where('id', '=', id).execute();
}

type OfKey = Pick<DeliveryRow, 'channel_id' | 'order_key'>;

/** Makes the next one of this key due, now that the one before it has come to its end. */
export async function promoteNext(trx: Trx, { channel_id, order_key }: OfKey, now: number): Promise<void> {
  if (order_key === '') return;
  const next = await trx
    .selectFrom('deliveries')
    .select(['id', 'state', 'next_at'])
    .where('channel_id', '=', channel_id)
    .where('order_key', '=', order_key)
    .where('state', 'in', UNSENT)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next || next.state === 'sending' || next.next_at !== null) return;
  await updateDeliveryRow(trx, next.id, { next_at: now });
  const waits = trx.selectFrom('deliveries').select('id').where('channel_id', '=', channel_id);
  const critical = waits
    .where('order_key', '=', order_key)
    .where('state', 'in', UNSENT)
    .where('severity', '=', 'critical');
  if (await critical.limit(1).executeTakeFirst()) await hurry(trx, channel_id, [order_key]);
}

/** How many messages of a channel have not arrived yet. */
export async function selectWaitingCount(trx: Trx, channelId: number): Promise<number> {
  const waiting = trx
    .selectFrom('deliveries')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('channel_id', '=', channelId)
    .where('state', 'in', UNSENT);
  return Number((await waiting.executeTakeFirstOrThrow()).count);
}
