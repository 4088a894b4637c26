import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { MessageSubject } from '../message.ts';

/** States in which a message is still to arrive. */
export const UNSENT_STATES = ['pending', 'sending', 'retrying'] as const;
/** The same in the words of the index `deliveries_open`: SQLite does not use it for parameters. */
export const UNSENT = UNSENT_STATES.map(state => sql.lit(state));

interface EnabledChannel {
  /** Of a person. */
  readonly isBrowser: boolean;
}

interface Enqueued {
  readonly row: Insertable<Tables['deliveries']>;
  readonly events: readonly { readonly id: number; readonly type: string }[];
  readonly about: readonly MessageSubject[];
}

/**
 * Those of the channels that take messages, by their ids. Locked until the transaction ends: messages of a channel then
 * have ids in the order in which they are committed, and none is overlooked when one before it comes to its end.
 */
export async function lockEnabledChannels(trx: Trx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, EnabledChannel>();
  const rows = await trx
    .selectFrom('channels')
    .select(['id', 'enabled', 'owner_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const enabled = rows.filter(row => row.enabled === 1);
  return new Map<number, EnabledChannel>(enabled.map(({ id, owner_id }) => [id, { isBrowser: owner_id !== null }]));
}

/** Which of these keys have messages that are still to arrive, by channel. */
export async function selectUnsentKeys(trx: Trx, channelIds: readonly number[], keys: readonly string[]) {
  const rows = await inChunks(keys, some =>
    trx
      .selectFrom('deliveries')
      .select(['channel_id', 'order_key'])
      .distinct()
      .where('channel_id', 'in', channelIds)
      .where('order_key', 'in', some)
      .where('state', 'in', UNSENT)
      .execute(),
  );
  return rows.map(({ channel_id, order_key }) => ({ channelId: channel_id, orderKey: order_key }));
}

/** Stores them; those that nothing of the same key precedes are due now, the others once their turn comes. */
export async function insertDeliveries(trx: Trx, enqueued: readonly Enqueued[], now: number): Promise<void> {
  const made = await trx
    .insertInto('deliveries')
    .values(enqueued.map(({ row }) => row))
    .onConflict(conflict => conflict.columns(['channel_id', 'dedupe_key']).doNothing())
    .returning(['id', 'message_key'])
    .execute();
  if (made.length === 0) return;
  const ids = new Map(made.map(({ id, message_key }) => [message_key, id]));
  await insertSubjects(trx, enqueued, ids);
  const events = enqueued.flatMap(({ row, events }) => {
    const delivery_id = ids.get(row.message_key);
    return delivery_id === undefined ? [] : events.map(({ id, type }) => ({ event_id: id, delivery_id, type }));
  });
  for (let from = 0; from < events.length; from += 500) {
    const rows = events.slice(from, from + 500);
    await trx
      .insertInto('delivery_events')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
  await trx
    .updateTable('deliveries')
    .set({ next_at: now })
    .where('id', 'in', [...ids.values()])
    .where(nothingPrecedes)
    .execute();
  await hurryPredecessors(trx, [...ids.values()]);
}

/** What critical messages of the same key wait for is sent before all that is not critical. */
async function hurryPredecessors(trx: Trx, ids: readonly number[]): Promise<void> {
  const waiting = await trx
    .selectFrom('deliveries')
    .select(['channel_id', 'order_key'])
    .distinct()
    .where('id', 'in', ids)
    .where('severity', '=', 'critical')
    .where('next_at', 'is', null)
    .execute();
  for (const [channelId, waits] of Map.groupBy(waiting, ({ channel_id }) => channel_id)) {
    await hurry(
      trx,
      channelId,
      waits.map(({ order_key }) => order_key),
    );
  }
}

/** Makes what is due of these keys the first of its channel, after what is critical. */
export async function hurry(trx: Trx, channelId: number, keys: readonly string[]): Promise<void> {
  const first = trx.selectFrom('deliveries').select(({ fn }) => fn.min('next_at').as('at'));
  const { at } = await first
    .where('channel_id', '=', channelId)
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (at === null) return;
  await trx
    .updateTable('deliveries')
    .set({ next_at: Number(at) - 1 })
    .where('channel_id', '=', channelId)
    .where('order_key', 'in', keys)
    .where('state', 'in', UNSENT) // for its index
    .where('state', '=', 'pending')
    .where('severity', '<>', 'critical')
    .where('next_at', 'is not', null)
    .execute();
}

/** No message of the same key is to arrive before this one. */
export const nothingPrecedes = ({ or, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) =>
  or([
    eb('order_key', '=', ''),
    not(
      exists(
        selectFrom('deliveries as earlier')
          .select('earlier.id')
          .whereRef('earlier.channel_id', '=', 'deliveries.channel_id')
          .whereRef('earlier.order_key', '=', 'deliveries.order_key')
          .whereRef('earlier.id', '<', 'deliveries.id')
          .where('earlier.state', 'in', UNSENT),
      ),
    ),
  ]);

/** Each subject of a message once. @param ids Of the messages that were stored, by their keys. */
async function insertSubjects(trx: Trx, enqueued: readonly Enqueued[], ids: ReadonlyMap<string, number>) {
  const subjects = enqueued.flatMap(({ row, about }) => {
    const delivery_id = ids.get(row.message_key);
    if (delivery_id === undefined) return [];
    const named = about.filter(({ site_id, client_id }) => site_id !== null || client_id !== null);
    const once = new Map(named.map(one => [`${one.site_id} ${one.client_id}`, one]));
    return [...once.values()].map(({ site_id, client_id }) => ({ delivery_id, site_id, client_id }));
  });
  for (let from = 0; from < subjects.length; from += 500)
    await trx
      .insertInto('delivery_subjects')
      .values(subjects.slice(from, from + 500))
      .execute();
}
