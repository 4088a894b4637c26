import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../ports/database/port.ts';
import { shortenedForPush } from '../kinds/push.ts';
import type { NewDelivery } from '../message.ts';
import { insertDeliveries, lockEnabledChannels, selectUnsentKeys } from './enqueue.store.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

const ROWS_PER_STATEMENT = 200;

/**
 * Messages that are to be sent, in the transaction of what they are about. Those to a channel that is off or gone are
 * left out. Each goes out in a moment, in the order given for each key.
 */
export async function enqueueDeliveries(trx: Trx, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  const at = now.getTime();
  const enabled = await lockEnabledChannels(trx, [...new Set(deliveries.map(({ channelId }) => channelId))]);
  const ordered = await inTheirOrder(trx, deliveries);
  const wanted = ordered.flatMap(delivery => {
    const channel = enabled.get(delivery.channelId);
    if (channel === undefined) return [];
    // Nobody lists what browsers are told, by what it is about or otherwise.
    return channel.isBrowser ? { ...delivery, message: shortenedForPush(delivery.message), about: [] } : delivery;
  });
  for (let from = 0; from < wanted.length; from += ROWS_PER_STATEMENT) {
    await insertDeliveries(
      trx,
      wanted.slice(from, from + ROWS_PER_STATEMENT).map(({ channelId, orderKey, message, about, dedupeKey }) => ({
        row: {
          channel_id: channelId,
          order_key: orderKey,
          dedupe_key: dedupeKey,
          message_key: `msg_${randomUUID().replaceAll('-', '')}`,
          kind: message.kind,
          severity: message.severity,
          title: message.title,
          language: message.language ?? 'en',
          message_json: JSON.stringify(message),
          state: 'pending',
          give_up_at: at + GIVE_UP_AFTER_MS,
          created_at: at,
        },
        events: message.events,
        about,
      })),
      at,
    );
  }
}

/** With the keys that they are stored under. The channels are locked. */
async function inTheirOrder(trx: Trx, deliveries: readonly NewDelivery[]): Promise<NewDelivery[]> {
  const keys = [...new Set(deliveries.flatMap(({ behind }) => behind ?? []))];
  const channels = [...new Set(deliveries.map(({ channelId }) => channelId))];
  const keyOf = ({ channelId, orderKey }: Pick<NewDelivery, 'channelId' | 'orderKey'>) => `${channelId} ${orderKey}`;
  const unsent = new Set(keys.length === 0 ? [] : (await selectUnsentKeys(trx, channels, keys)).map(keyOf));
  return deliveries.map(delivery => {
    const moved = { ...delivery, orderKey: delivery.behind ?? '' };
    const one = delivery.behind !== undefined && unsent.has(keyOf(moved)) ? moved : delivery;
    unsent.add(keyOf(one));
    return one;
  });
}
