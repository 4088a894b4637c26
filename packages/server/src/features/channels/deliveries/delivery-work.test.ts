import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../kernel/time/durations.ts';
import { freeDeadProcess } from '../../../kernel/work/free-dead-process.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { deliveriesOf, enqueueTitles, openReceiver, startSending, storeWebhook } from '../channels.fixtures.ts';

const world = useWorld();
const POLL = { interval: 5, timeout: 10_000 };

const channelRow = (id: number) =>
  world().app.services.database.db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = (id: number) =>
  world()
    .app.services.database.db.selectFrom('events')
    .select(['type', 'data_json'])
    .where('cause', '=', `channel:${id}`)
    .orderBy('id')
    .execute();
const states = async (id: number) => (await deliveriesOf(world(), id)).map(({ state }) => state);

it('sends messages of a key in their order, signed as the reference library expects', async () => {
  await using receiver = await openReceiver();
  const { id, secret } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['one', 'two', 'three', 'four']);
  await using _sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(Array(4).fill('delivered'));
  expect(receiver.titles()).toEqual(['one', 'two', 'three', 'four']);
  for (const { body, headers } of receiver.received) {
    const content = new Webhook(secret).verify(body, headers);
    expect(content).toMatchObject({ type: 'site.down', timestamp: '2026-01-31T08:00:00Z', data: { kind: 'event' } });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
});

it('holds back the messages behind one that fails, but none of another key, and repeats it under the same id', async () => {
  let fails = true;
  await using receiver = await openReceiver(({ title }) => ({
    status: fails && title === 'a1' ? 503 : 200,
    body: 'Hi',
  }));
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['a1', 'a2'], 'site:1');
  await enqueueTitles(world(), id, ['b1', 'b2'], 'site:2');
  await using sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['retrying', 'pending', 'delivered', 'delivered']);
  expect((await deliveriesOf(world(), id))[0]).toMatchObject({
    attempts: 1,
    status_code: 503,
    answer: 'Hi',
    error: 'The receiver answered with status 503.',
  });
  fails = false;
  const secondLater = () => {
    sending.clock.advance(SECOND_MS);
    return states(id);
  };
  await expect.poll(secondLater, POLL).toEqual(Array(4).fill('delivered'));
  const ofA = receiver.received.filter(({ title }) => title.startsWith('a'));
  expect(ofA.map(({ title }) => title)).toEqual(['a1', 'a1', 'a2']);
  expect(ofA[0]?.headers['webhook-id']).toBe(ofA[1]?.headers['webhook-id']);
});

it('delivers to others while a receiver does not answer', async () => {
  await using slow = await openReceiver(() => 'hang');
  await using quick = await openReceiver();
  const [one, other] = [await storeWebhook(world(), slow.url), await storeWebhook(world(), quick.url)];
  const many = Array.from({ length: 40 }, (_none, at) => `m${at}`);
  await enqueueTitles(world(), one.id, many, '');
  await enqueueTitles(world(), other.id, many, '');
  await using _sending = startSending(world());
  await expect.poll(() => quick.received.length, POLL).toBe(40);
  expect(slow.received.length).toBeLessThanOrEqual(4);
});

it('waits as long as the receiver asks for', async () => {
  let first = true;
  await using receiver = await openReceiver(() => {
    const reaction = first ? { status: 429, headers: { 'retry-after': '600' } } : { status: 200 };
    first = false;
    return reaction;
  });
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['one']);
  await using sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['retrying']);
  const { next_at } = await world()
    .app.services.database.db.selectFrom('deliveries')
    .select('next_at')
    .where('channel_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(next_at).toBe(sending.clock.now() + 600 * SECOND_MS);
});

it('switches a channel off whose receiver says that it is gone, and keeps what waits', async () => {
  await using receiver = await openReceiver(() => ({ status: 410 }));
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['one', 'two']);
  await using _sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['dead', 'pending']);
  expect(await channelRow(id)).toMatchObject({ enabled: 0, off_reason: 'gone', failures: 1 });
  expect(await eventsOf(id)).toMatchObject([{ type: 'channel.failing' }]);
  expect(receiver.titles()).toEqual(['one']);
});

it('gives up after three days, tells once that the channel fails, then goes on with the next and tells that it recovered', async () => {
  let fails = true;
  await using receiver = await openReceiver(() => ({ status: fails ? 500 : 200 }));
  const { id } = await storeWebhook(world(), receiver.url, { name: 'Chat' });
  await enqueueTitles(world(), id, ['one', 'two']);
  const started = Date.now();
  await using sending = startSending(world());
  let attempts = 0;
  for (;;) {
    const [one] = await deliveriesOf(world(), id);
    if (one?.state === 'dead') break;
    attempts = one?.attempts ?? 0;
    if (one?.state === 'retrying') sending.clock.advance(HOUR_MS);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  expect(sending.clock.now() - started).toBeGreaterThan(60 * HOUR_MS);
  expect(attempts).toBeGreaterThan(10);
  await expect.poll(() => states(id), POLL).toEqual(['dead', 'retrying']);
  expect(await eventsOf(id)).toMatchObject([{ type: 'channel.failing' }]);
  expect(JSON.parse((await eventsOf(id))[0]?.data_json ?? '')).toMatchObject({
    name: 'Chat',
    message: 'The receiver answered with status 500.',
  });
  fails = false;
  const hourLater = async () => {
    const now = await states(id);
    if (now[1] === 'retrying') sending.clock.advance(HOUR_MS);
    return now;
  };
  await expect.poll(hourLater, POLL).toEqual(['dead', 'delivered']);
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['channel.failing', 'channel.recovered']);
  expect(await channelRow(id)).toMatchObject({
    failures: 0,
    failing_since: null,
    last_error: null,
    last_error_code: null,
  });
});

it('takes over what a process had in hand that died, once its lease has ended', async () => {
  await using receiver = await openReceiver();
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['one', 'two']);
  const lease_until = Date.now() + 30 * SECOND_MS;
  await world().app.services.database.write(trx =>
    trx
      .updateTable('deliveries')
      .set({ state: 'sending', claim: 'of the dead', next_at: null, lease_until, attempts: 1 })
      .where('channel_id', '=', id)
      .where('title', '=', 'one')
      .execute(),
  );
  await enqueueTitles(world(), id, ['other'], 'site:2');
  await using sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['sending', 'pending', 'delivered']);
  const secondLater = () => {
    sending.clock.advance(SECOND_MS);
    return states(id);
  };
  await expect.poll(secondLater, POLL).toEqual(Array(3).fill('delivered'));
  expect(sending.clock.now()).toBeGreaterThanOrEqual(lease_until);
  expect(receiver.titles()).toEqual(['other', 'one', 'two']);
});

// Seen to fail where nobody knows whose they are: they wait until their lease ends.
it('sends again at once what a process was sending that was seen to end', async () => {
  let hangs = true;
  await using receiver = await openReceiver(() => (hangs ? 'hang' : { status: 200 }));
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['one']);
  await using _dead = startSending(world());
  await expect.poll(() => receiver.titles(), POLL).toEqual(['one']);
  hangs = false;
  await freeDeadProcess(world().app.services, { id: world().app.services.processId, inHand: [] });
  await using _next = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['delivered']);
  expect(receiver.titles()).toEqual(['one', 'one']);
});

it('follows no redirect, and reaches no private address that is not allowed', async () => {
  await using elsewhere = await openReceiver();
  await using receiver = await openReceiver(() => ({ status: 302, headers: { location: elsewhere.url } }));
  const redirected = await storeWebhook(world(), receiver.url);
  const inside = await storeWebhook(world(), 'http://10.1.2.3/hook');
  await enqueueTitles(world(), redirected.id, ['one']);
  await enqueueTitles(world(), inside.id, ['one']);
  await using _sending = startSending(world());
  await expect
    .poll(async () => [await states(redirected.id), await states(inside.id)], POLL)
    .toEqual([['retrying'], ['retrying']]);
  expect(elsewhere.received).toEqual([]);
  expect((await deliveriesOf(world(), redirected.id))[0]?.error).toContain('a redirect');
  expect((await deliveriesOf(world(), inside.id))[0]?.error).toContain('SITEKEEPER_OUTBOUND_ALLOW_PRIVATE');
});
