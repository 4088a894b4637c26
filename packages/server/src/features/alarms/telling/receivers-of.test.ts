import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { personWithBrowser } from '../../channels/browsers/browsers.fixtures.ts';
import { startSending } from '../../channels/channels.fixtures.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, storeRuleChannel, Telling, upOf } from '../alarms.fixtures.ts';

const world = useWorld();
/** What is told an hour ago is due when it is sent. */
const HOUR_MS = 3600_000;

const db = () => world().app.services.database.db;
const userId = async (name: string) =>
  (await db().selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

it('the browsers of people are told what the rules say, as channels are', async () => {
  await using anna = await personWithBrowser(world(), 'anna', 'viewer');
  await using bert = await personWithBrowser(world(), 'bert', 'admin');
  await anna.turnOn();
  await bert.turnOn();
  const site = await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
  const telling = new Telling(world(), Date.now() - HOUR_MS);
  const channel = await storeRuleChannel(world());
  await telling.addRule(channel, { events: ['site.down'] });
  await telling.addRule(channel, { events: ['key.created'], tell_browsers: false });
  await telling.emit(downOf(site), { type: 'key.created', data: EVENT_EXAMPLES['key.created'] });
  await telling.pass(60);
  expect((await telling.titles(channel)).sort()).toEqual(['Shop is down', 'The API key "nightly" was created']);
  {
    await using _sending = startSending(world());
    await expect.poll(anna.titles).toEqual(['Shop is down']);
    await expect.poll(bert.titles).toEqual(['Shop is down']);
  }
  // Who is removed gets nothing more, not even what waits.
  await telling.emit(upOf(site));
  await telling.pass(60);
  await using admin = await personWithBrowser(world(), 'dora', 'admin');
  const input = { user_id: await userId('bert'), confirm: true };
  expect((await admin.post('delete-dashboard-user-v1', input)).status).toBe(200);
  await using _sending = startSending(world());
  await expect.poll(anna.titles).toEqual(['Shop is down', 'Shop is up again']);
  expect(bert.titles()).toEqual(['Shop is down']);
  const left = await db().selectFrom('channels').select('name').where('owner_id', 'is not', null).execute();
  expect(left).toEqual([{ name: 'Browser of anna' }]);
});

it('whose role may not read events is told none', async () => {
  await using person = await personWithBrowser(world(), 'cleo', 'viewer');
  await person.turnOn();
  const site = await storeSite(world(), { url: 'https://other.example/', name: 'Other' });
  // A role that this release does not know, as one that a later release took away.
  await world().app.services.database.write(trx =>
    trx.updateTable('users').set({ role: 'guest' }).where('name', '=', 'cleo').execute(),
  );
  const telling = new Telling(world(), Date.now());
  const channel = await storeRuleChannel(world());
  await telling.addRule(channel, { events: ['site.down'] });
  await telling.emit(downOf(site));
  await telling.pass(60);
  expect(await telling.titles(channel)).toEqual(['Other is down']);
  const waiting = db()
    .selectFrom('deliveries')
    .innerJoin('channels', 'channels.id', 'channel_id')
    .select('title')
    .where('channels.name', '=', 'Browser of cleo');
  expect(await waiting.execute()).toEqual([]);
});

it('a rule may tell browsers alone; one that would tell nobody is refused', async () => {
  const add = (more: object) => world().post('add-alarm-rule-v1', { name: 'Browsers', channel_ids: [], ...more });
  const { status, body } = await add({});
  expect([status, body.tell_browsers, body.channels]).toEqual([200, true, []]);
  expect((await add({ tell_browsers: false })).status).toBe(400);
  const update = (more: object) => world().post('update-alarm-rule-v1', { rule_id: body.id, ...more });
  expect((await update({ tell_browsers: false })).status).toBe(400);
  expect((await update({ tell_browsers: false, channel_ids: [await storeRuleChannel(world())] })).status).toBe(200);
});

it('a rule that an earlier release stored tells browsers', async () => {
  const rule = (await world().post('add-alarm-rule-v1', { name: 'Old', channel_ids: [] })).body.id;
  await world().app.services.database.write(trx =>
    trx.updateTable('alarm_rules').set({ settings_json: '{"min_severity":"high"}' }).where('id', '=', rule).execute(),
  );
  const { items } = (await world().get('list-alarm-rules-v1', { search: 'Old' })).body;
  expect(items).toMatchObject([{ min_severity: 'high', tell_browsers: true }]);
});
