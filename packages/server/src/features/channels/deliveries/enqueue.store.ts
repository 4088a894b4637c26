import type { ExpressionBuilder, Insertable } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { MessageSubject } from '../message.ts';

/** States in which a message is still to arrive. */
export const UNSENT_STATES = ['pending', 'sending', 'retrying'] as const;

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

interface OfCauses {
  readonly channelIds: readonly number[];
  readonly causes: readonly {
    readonly cause: string;
    readonly site_id: number | null;
    /** Of a message about this cause alone. */
    readonly orderKey: string;
  }[];
}

/**
 * Messages that are still to arrive and are about one of these causes: by their keys, and by their events where the cause
 * is one of a site. The events of what browsers are told are not stored.
 */
export async function selectUnsentOfCauses(trx: Trx, { channelIds, causes }: OfCauses) {
  if (causes.length === 0) return [];
  const unsent = trx
    .selectFrom('deliveries')
    .where('channel_id', 'in', channelIds)
    .where('deliveries.state', 'in', UNSENT_STATES);
  // Mostly there is none.
  if ((await unsent.select('deliveries.id').limit(1).executeTakeFirst()) === undefined) return [];
  const causeOf = new Map(causes.map(({ orderKey, cause }) => [orderKey, cause]));
  const columns = ['channel_id as channelId', 'order_key as orderKey', 'deliveries.id as id'] as const;
  const byKey = await inChunks([...causeOf.keys()], some =>
    unsent.select(columns).where('order_key', 'in', some).execute(),
  );
  const wanted = new Set(causeOf.values());
  const sites = [...new Set(causes.flatMap(({ site_id }) => site_id ?? []))];
  const byEvent = await inChunks(sites, some =>
    unsent
      .innerJoin('delivery_events', 'delivery_id', 'deliveries.id')
      .innerJoin('events', 'events.id', 'event_id')
      .select([...columns, 'cause'])
      .where('site_id', 'in', some)
      .where('cause', '<>', '')
      .execute(),
  );
  return [...byKey.map(row => ({ ...row, cause: causeOf.get(row.orderKey) ?? '' })), ...byEvent].filter(({ cause }) =>
    wanted.has(cause),
  );
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
          .where('earlier.state', 'in', UNSENT_STATES),
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
