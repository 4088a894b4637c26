import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import type { Answer } from '../../testing/index.ts';
import { storeRuleChannel, Telling } from '../alarms/alarms.fixtures.ts';
import { EVENT_EXAMPLES } from '../events/event-examples.fixtures.ts';
import { makeTroubledFleet, NOW, type TroubledFleet } from './troubled-fleet.fixtures.ts';

const TOMORROW = new Date(NOW + DAY_MS).toISOString();
let fleet: TroubledFleet;
beforeAll(async () => {
  fleet = await makeTroubledFleet();
});
afterAll(() => fleet.world.close());

const find = async (id: string, input: object = {}): Promise<Answer['body']> => {
  const { body } = await fleet.world.get('list-inbox-v1', { snoozed: 'any', ...input });
  return body.items.find((item: { id: string }) => item.id === id);
};
const snooze = (until: string | null, ...item_ids: string[]) =>
  fleet.world.post('snooze-inbox-v1', { item_ids, until });
const marks = () => fleet.world.app.services.database.db.selectFrom('inbox_marks').selectAll().execute();

describe('snooze-inbox-v1', () => {
  it('puts items with and without an alarm aside, and brings them back', async () => {
    const [alarmed, plain] = [`site_down:${fleet.ids.watched}`, `site_down:${fleet.ids.down}`];
    expect((await snooze(TOMORROW, alarmed, plain)).body).toEqual({ changed: 2, already_over: [] });
    const { body } = await fleet.world.get('list-inbox-v1', { kind: 'site_down' });
    expect([body.total, body.counts.snoozed]).toEqual([0, 2]);
    expect((await find(plain)).snoozed_until).toBe('2026-11-23T12:00:00Z');
    const alarms = (await fleet.world.get('list-alarms-v1', { state: 'snoozed' })).body;
    expect(alarms.items.map(({ cause }: { cause: string }) => cause)).toEqual([`uptime:site:${fleet.ids.watched}`]);
    expect((await marks()).map(({ cause }) => cause)).toEqual([`uptime:site:${fleet.ids.down}`]);
    expect((await fleet.world.get('list-inbox-v1', { kind: 'site_down', snoozed: 'only' })).body.total).toBe(2);
    await snooze(null, alarmed, plain);
    expect((await fleet.world.get('list-inbox-v1', { kind: 'site_down' })).body.total).toBe(2);
  });

  it('lists them again once the time is over', async () => {
    const id = `sync_failing:${fleet.ids.unsynced}`;
    await snooze(TOMORROW, id);
    expect(await find(id, { snoozed: 'no' })).toBeUndefined();
    fleet.clock.advance(DAY_MS + 1000);
    expect(await find(id, { snoozed: 'no' })).toMatchObject({ snoozed_until: null });
  });

  it('goes on when an alarm of it opens: nothing is told before its end, which can be brought forward', async () => {
    const { world, ids, clock } = fleet;
    const id = `sync_failing:${ids.unsynced}`;
    const telling = new Telling(world, clock.now());
    const channel = await storeRuleChannel(world);
    await telling.addRule(channel);
    await snooze(new Date(clock.now() + DAY_MS).toISOString(), id);
    await telling.emit({ type: 'site.sync_failing', siteId: ids.unsynced, data: EVENT_EXAMPLES['site.sync_failing'] });
    await telling.pass(60);
    expect(await find(id, { snoozed: 'only' })).toBeDefined();
    expect(await telling.titles(channel)).toEqual([]);
    await snooze(null, id);
    expect(await find(id, { snoozed: 'no' })).toMatchObject({ snoozed_until: null });
    await telling.pass(60);
    expect(await telling.titles(channel)).toEqual(['unsynced cannot be synced']);
  });

  it('ends although an earlier release has marked both the alarm and its cause', async () => {
    const { world, ids } = fleet;
    const id = `site_down:${ids.watched}`;
    const until = fleet.clock.now() + DAY_MS;
    const mark = { cause: `uptime:site:${ids.watched}`, marked_at: 0, snoozed_until: until };
    const { database } = world.app.services;
    await database.write(trx => trx.insertInto('inbox_marks').values(mark).execute());
    expect(await find(id, { snoozed: 'only' })).toBeDefined();
    await snooze(null, id);
    expect(await find(id, { snoozed: 'no' })).toBeDefined();
  });

  it('refuses a time in the past', async () => {
    const answer = await snooze('2020-01-01', `site_down:${fleet.ids.down}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
  });
});
