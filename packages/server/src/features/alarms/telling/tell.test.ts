import { expect, it } from 'vitest';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, expiringIn, storeRuleChannel, upOf } from '../alarms.fixtures.ts';
import { useRuleOfItsOwn } from './rule-of-its-own.fixtures.ts';
import { tell } from './tell.ts';

const { on, start } = useRuleOfItsOwn();

it('tells of an outage once, however often it is reported, and that it is over', async () => {
  const { telling, siteId, channel } = await start({}, 0);
  await telling.emit(downOf(siteId), downOf(siteId));
  await telling.pass(60);
  await telling.emit(downOf(siteId));
  await telling.pass(600);
  expect(await telling.titles(channel)).toEqual(['S1 is down']);
  await telling.emit(upOf(siteId), upOf(siteId));
  await telling.pass(60);
  expect(await telling.messages(channel)).toMatchObject([
    { kind: 'alarm', severity: 'critical', items: [{ text: 'S1 is down', url: 'https://s1.example/' }] },
    { kind: 'recovery', title: 'S1 is up again', events: [{ type: 'site.up' }] },
  ]);
});

// Seen to fail: nothing was told any more, of no site.
it('tells of a plugin that its site has named like a time that no calendar has', async () => {
  const { telling, siteId, channel } = await start({}, 2);
  const name = '2026-99-99T99:99';
  const data = { ...EVENT_EXAMPLES['update.rolled_back'], name, to_version: name };
  await telling.emit({ type: 'update.rolled_back', siteId, data }, downOf(siteId));
  await telling.pass(60);
  const titles = (await telling.titles(channel)).join();
  expect(titles).toContain('S3 is down');
});

it('sends each event by itself and at once where a rule asks for that, in order for each site', async () => {
  const { telling, siteId, channel, world } = await start({ grouping: 'each' }, 1);
  await telling.emit(downOf(siteId), downOf(siteId), upOf(siteId));
  await telling.tell();
  const rows = await world.app.services.database.db
    .selectFrom('deliveries')
    .select(['title', 'kind', 'order_key'])
    .where('channel_id', '=', channel)
    .orderBy('id')
    .execute();
  const order_key = `site:${siteId}`;
  expect(rows).toEqual(
    ['S2 is down', 'S2 is down', 'S2 is up again'].map(title => ({ title, kind: 'event', order_key })),
  );
});

it('tells only what is as urgent as the rule wants, and again when it becomes worse', async () => {
  const { telling, siteId, channel } = await start({ min_severity: 'high', events: ['expiry'] }, 2);
  const expiring = (days_left: number) =>
    telling.emit({
      type: 'certificate.expiring',
      siteId,
      data: expiringIn(days_left, telling.clock.now()),
    });
  for (const days of [30, 14, 7, 7, 1]) {
    await expiring(days);
    await telling.emit(downOf(siteId), upOf(siteId));
    await telling.pass(40);
  }
  expect(await telling.titles(channel)).toEqual([
    'The certificate of S3 expires in 7 days',
    'The certificate of S3 expires in 1 day',
  ]);
});

it('says nothing that is not over to a rule that has not told of it', async () => {
  const { telling, siteId, channel } = await start({ tell_recovery: false }, 3);
  await telling.emit(upOf(siteId));
  await telling.pass(40);
  await telling.emit(downOf(siteId));
  await telling.pass(40);
  await telling.emit(upOf(siteId));
  await telling.pass(40);
  expect(await telling.titles(channel)).toEqual(['S4 is down']);
});

it('sends that a site is up after that it is down, also if its address was unknown until then', async () => {
  const { telling, siteId, channel, world } = await start({}, 18);
  await telling.emit(downOf(siteId, null));
  await telling.pass(60);
  await telling.emit(upOf(siteId, '192.0.2.7'));
  await telling.pass(60);
  const rows = await world.app.services.database.db
    .selectFrom('deliveries')
    .select(['title', 'order_key', 'next_at'])
    .where('channel_id', '=', channel)
    .orderBy('id')
    .execute();
  expect(rows.map(({ title, next_at }) => [title, next_at === null])).toEqual([
    ['S19 is down', false],
    ['S19 is up again', true],
  ]);
  expect(new Set(rows.map(({ order_key }) => order_key)).size).toBe(1);
});

// Fails if the address of an outage alone decides: the end of the one before, which is tried again, arrives last.
it('sends that a site is down again after that it was up, also if its address was unknown the time before', async () => {
  const { telling, siteId, channel, world } = await start({}, 19);
  const { database } = world.app.services;
  const waits = async () => {
    const rows = database.db.selectFrom('deliveries').select(['title', 'next_at']).where('channel_id', '=', channel);
    return (await rows.orderBy('id').execute()).map(({ title, next_at }) => [title, next_at === null]);
  };
  const settle = (state: string, kind: string) =>
    database.write(trx =>
      trx
        .updateTable('deliveries')
        .set({ state, next_at: state === 'retrying' ? Date.now() : null })
        .where('channel_id', '=', channel)
        .where('kind', '=', kind)
        .execute(),
    );
  const emit = async (...events: Parameters<typeof telling.emit>) => {
    await telling.emit(...events);
    await telling.pass(60);
  };
  await emit(downOf(siteId, null));
  await emit(upOf(siteId, '192.0.2.7'));
  await settle('delivered', 'alarm');
  await settle('retrying', 'recovery');
  await emit(downOf(siteId, '192.0.2.7'));
  await emit(upOf(siteId, '192.0.2.7'));
  expect((await waits()).slice(1)).toEqual([
    ['S20 is up again', false],
    ['S20 is down', true],
    ['S20 is up again', true],
  ]);
  await settle('delivered', 'alarm');
  await settle('delivered', 'recovery');
  await emit(downOf(siteId, '192.0.2.7'));
  expect((await waits()).at(-1)).toEqual(['S20 is down', false]);
});

it('reminds of alarms until somebody acknowledges them', async () => {
  const { telling, siteId, channel, world } = await start({ remind_after_minutes: 60 }, 6);
  await telling.emit(downOf(siteId));
  await telling.pass(40);
  for (const minutes of [59, 2, 61]) {
    telling.clock.advance(minutes * 60_000);
    await telling.tell();
  }
  expect(await telling.messages(channel)).toMatchObject([
    { kind: 'alarm' },
    { kind: 'reminder', title: 'Still open: 1 alarm', items: [{ text: 'S7 is down' }] },
    { kind: 'reminder' },
  ]);
  const [alarm] = (await world.get('list-alarms-v1', { site_id: siteId, state: 'open' })).body.items;
  await world.post('acknowledge-alarms-v1', { alarm_ids: [alarm.id] });
  telling.clock.advance(61 * 60_000);
  await telling.tell();
  expect(await telling.messages(channel)).toHaveLength(3);
});

it('tells nothing of a snoozed alarm until the snooze ends, and then once', async () => {
  const { telling, siteId, channel, world } = await start({}, 7);
  await telling.emit({
    type: 'certificate.expiring',
    siteId,
    data: expiringIn(14, telling.clock.now()),
  });
  await telling.pass(40);
  const { database } = world.app.services;
  const snoozed_until = telling.clock.now() + 3600_000;
  await database.write(trx => trx.updateTable('alarms').set({ snoozed_until }).where('site_id', '=', siteId).execute());
  await telling.emit({
    type: 'certificate.expiring',
    siteId,
    data: expiringIn(1, telling.clock.now()),
  });
  await telling.pass(60);
  expect(await telling.messages(channel)).toHaveLength(1);
  telling.clock.advance(3600_000);
  await telling.pass(40);
  expect(await telling.titles(channel)).toEqual(['The certificate of S8 expires in 14 days', 'Still open: 1 alarm']);
});

it('does not tell a channel that it fails itself', async () => {
  const { telling, world } = on();
  const [failing, sound] = [await storeRuleChannel(world), await storeRuleChannel(world)];
  for (const channel of [failing, sound]) await telling.addRule(channel, { events: ['channel.failing'] });
  await telling.emit({ type: 'channel.failing', data: { ...EVENT_EXAMPLES['channel.failing'], channel_id: failing } });
  await telling.pass(40);
  expect(await telling.titles(failing)).toEqual([]);
  expect(await telling.titles(sound)).toHaveLength(1);
});

it('tells nobody where the tags that a rule was limited to are gone', async () => {
  const { telling, siteId, channel, tag, world } = await start({}, 8);
  await world.post('delete-tag-v1', { tag_id: tag, confirm: true });
  await telling.emit(downOf(siteId));
  await telling.pass(40);
  expect(await telling.titles(channel)).toEqual([]);
});

// Fails without the lock of the cursor on PostgreSQL: both processes read the same events.
it('works out each event once where several processes tell at the same time', async () => {
  const { telling, siteId, channel, world, other } = await start({ grouping: 'each' }, 9);
  const services = { ...world.app.services, clock: telling.clock };
  for (let turn = 0; turn < 5; turn++) {
    await telling.emit(downOf(siteId), upOf(siteId));
    // On SQLite the connections of one process take turns by themselves.
    const both = services.database.engine === 'postgres' ? [services, { ...services, database: other }] : [services];
    await Promise.all(both.map(one => tell(one)));
  }
  expect(await telling.titles(channel)).toEqual(
    Array.from({ length: 5 }, () => ['S10 is down', 'S10 is up again']).flat(),
  );
});

it('enqueues nothing and forgets nothing when the transaction fails', async () => {
  const { telling, siteId, channel, world } = await start({}, 10);
  await telling.emit(downOf(siteId));
  await telling.tell();
  telling.clock.advance(60_000);
  const { database } = world.app.services;
  const dying = {
    ...database,
    write: (work: Parameters<typeof database.write>[0]) =>
      database.write(async trx => {
        await work(trx);
        throw new Error('killed before the commit');
      }),
  } as typeof database;
  await expect(tell({ ...world.app.services, clock: telling.clock, database: dying })).rejects.toThrow('killed');
  expect(await telling.titles(channel)).toEqual([]);
  await telling.tell();
  expect(await telling.titles(channel)).toEqual(['S11 is down']);
});
