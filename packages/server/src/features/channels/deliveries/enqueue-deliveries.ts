import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../ports/database/port.ts';
import { shortenedForPush } from '../kinds/push.ts';
import type { NewDelivery } from '../message.ts';
import { insertDeliveries, lockEnabledChannels, selectUnsentOfCauses } from './enqueue.store.ts';
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
  const ordered = deliveries.flatMap(({ channelId, after }) => (after ? [{ channelId, ...after }] : []));
  const scopes = [...new Set(ordered.map(({ within }) => within))];
  /** The last message about each cause, and its place among all. */
  const last = new Map<string, { readonly orderKey: string; readonly place: number }>();
  const unsent = await selectUnsentOfCauses(trx, {
    channelIds: [...new Set(ordered.map(({ channelId }) => channelId))],
    causes: ordered.flatMap(({ within, causes }) => causes.map(one => ({ ...one, orderKey: within + one.cause }))),
  });
  for (const { channelId, cause, orderKey, id } of unsent.toSorted((a, b) => a.id - b.id)) {
    const scope = scopes.find(one => orderKey.startsWith(one));
    last.set(`${channelId} ${scope}${cause}`, { orderKey, place: id });
  }
  return deliveries.map((delivery, at) => {
    const { channelId, after } = delivery;
    if (after === undefined) return delivery;
    const about = after.causes.map(({ cause }) => `${channelId} ${after.within}${cause}`);
    const before = about.flatMap(one => last.get(one) ?? []).sort((a, b) => b.place - a.place);
    const orderKey = before[0]?.orderKey ?? delivery.orderKey;
    const placed = { orderKey, place: Number.MAX_SAFE_INTEGER - deliveries.length + at };
    for (const one of about) last.set(one, placed);
    return { ...delivery, orderKey };
  });
}
