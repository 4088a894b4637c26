import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { aMessage, storeChannel } from '../channels.fixtures.ts';
import { pushBody } from '../kinds/push.ts';
import type { Message, NewDelivery } from '../message.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';

const world = useWorld();
const NOW = 1_000_000;

const enqueue = (...deliveries: NewDelivery[]) =>
  world().app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date(NOW)));
const stored = (channelId: number) =>
  world()
    .app.services.database.db.selectFrom('deliveries')
    .select(['order_key', 'dedupe_key', 'next_at'])
    .where('channel_id', '=', channelId)
    .orderBy('id')
    .execute();
const delivery = (channelId: number, orderKey: string, dedupeKey: string): NewDelivery => {
  return { channelId, orderKey, dedupeKey, message: aMessage(), about: [] };
};

it('makes the first of each key due, and holds back those behind it', async () => {
  const id = await storeChannel(world());
  await enqueue(delivery(id, 'site:1', 'a'), delivery(id, 'site:1', 'b'), delivery(id, 'site:2', 'c'));
  await enqueue(delivery(id, 'site:1', 'd'), delivery(id, '', 'e'), delivery(id, '', 'f'));
  expect(await stored(id)).toEqual([
    { order_key: 'site:1', dedupe_key: 'a', next_at: NOW },
    { order_key: 'site:1', dedupe_key: 'b', next_at: null },
    { order_key: 'site:2', dedupe_key: 'c', next_at: NOW },
    { order_key: 'site:1', dedupe_key: 'd', next_at: null },
    { order_key: '', dedupe_key: 'e', next_at: NOW },
    { order_key: '', dedupe_key: 'f', next_at: NOW },
  ]);
});

it('stores what is enqueued twice once, for each channel', async () => {
  const [one, other] = [await storeChannel(world()), await storeChannel(world())];
  await enqueue(delivery(one, 'site:1', 'event:7'), delivery(other, 'site:1', 'event:7'));
  await enqueue(delivery(one, 'site:1', 'event:7'));
  expect([(await stored(one)).length, (await stored(other)).length]).toEqual([1, 1]);
});

it('remembers which events a message is about', async () => {
  const id = await storeChannel(world());
  const event = { ...aMessage().events[0], id: 71, type: 'site.down' } as NewDelivery['message']['events'][number];
  const message = { ...aMessage(), events: [event, { ...event, id: 72 }] };
  await enqueue({ channelId: id, orderKey: '', dedupeKey: 'x', message, about: [] });
  const rows = await world()
    .app.services.database.db.selectFrom('delivery_events')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_id')
    .select(['event_id', 'type'])
    .where('channel_id', '=', id)
    .orderBy('event_id')
    .execute();
  expect(rows).toEqual([
    { event_id: 71, type: 'site.down' },
    { event_id: 72, type: 'site.down' },
  ]);
});

it('stores for the browsers of people what they show, and for channels all that a message is about', async () => {
  const { db } = world().app.services.database;
  await world().webUser('anna', 'viewer');
  const { id: owner_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const webhook = await storeChannel(world());
  const browsers = [
    await storeChannel(world(), { kind: 'push', owner_id }),
    await storeChannel(world(), { kind: 'push', owner_id }),
  ];
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
  const message: Message = {
    ...aMessage({ language: 'de' }),
    items: numbers.map(n => ({ text: `s${n}` })),
    events: aMessage().events.flatMap(event => numbers.map(id => ({ ...event, id }))),
  };
  const sites = [];
  for (const n of [1, 2, 3]) sites.push(await storeSite(world(), { url: `https://about-${n}.example/` }));
  const about = sites.map(site_id => ({ site_id, client_id: null }));
  const all = [webhook, ...browsers].map(channelId => ({ channelId, orderKey: '', dedupeKey: 'x', message, about }));
  await enqueue(...all);
  const rowsOf = async (table: 'delivery_events' | 'delivery_subjects', channel: number) => {
    const ofChannel = db.selectFrom('deliveries').select('id').where('channel_id', '=', channel);
    return (await db.selectFrom(table).select('delivery_id').where('delivery_id', 'in', ofChannel).execute()).length;
  };
  const messageOf = async (channel: number) =>
    (
      await db
        .selectFrom('deliveries')
        .select('message_json')
        .where('channel_id', '=', channel)
        .executeTakeFirstOrThrow()
    ).message_json;
  expect([await rowsOf('delivery_events', webhook), await rowsOf('delivery_subjects', webhook)]).toEqual([500, 3]);
  expect(JSON.parse(await messageOf(webhook))).toEqual(message);
  for (const browser of browsers) {
    expect([await rowsOf('delivery_events', browser), await rowsOf('delivery_subjects', browser)]).toEqual([0, 0]);
    const stored = await messageOf(browser);
    expect(stored.length).toBeLessThan(2000);
    expect(pushBody(JSON.parse(stored) as Message)).toBe(pushBody(message));
  }
  expect(pushBody(message)).toMatch(/- s14\\n… und 486 weitere/);
});

it('leaves out channels that are off, and channels that no longer exist', async () => {
  const off = await storeChannel(world(), { enabled: 0 });
  const on = await storeChannel(world());
  await enqueue(delivery(off, '', 'a'), delivery(99_999, '', 'a'), delivery(on, '', 'a'));
  expect([(await stored(off)).length, (await stored(99_999)).length, (await stored(on)).length]).toEqual([0, 0, 1]);
});
