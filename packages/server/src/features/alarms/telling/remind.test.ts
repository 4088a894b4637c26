import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../../testing/index.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { useMade } from '../../../testing/use-made.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, storeRuleChannel, Telling, upOf } from '../alarms.fixtures.ts';
import { remind } from './remind.ts';

const NIGHT = Date.parse('2026-11-24T22:30:00Z');
/** More than one message reminds of. */
const MANY = 600;

const on = useMade(
  async () => {
    const world = await makeWorld({ parts: { clock: manualClock(NIGHT) } });
    const telling = new Telling(world, NIGHT);
    const site = (name: string) => storeSite(world, { url: `https://${name}.example/`, name });
    return { world, telling, upkeep: await site('upkeep'), shop: await site('shop') };
  },
  ({ world }) => world.close(),
);

/** Many alarms of a site that the rule has told of. */
async function storeTold(rule_id: number, site_id: number, severity: string): Promise<void> {
  const { world, telling } = on();
  const opened_at = telling.clock.now();
  const data_json = JSON.stringify(EVENT_EXAMPLES['certificate.expiring']);
  await world.app.services.database.write(async trx => {
    for (let n = 0; n < MANY; n++) {
      const row = { cause: `${rule_id} ${n}`, type: 'certificate.expiring', severity, together: '', data_json };
      const stored = trx.insertInto('alarms').values({ ...row, site_id, client_id: null, opened_at });
      const { id: alarm_id } = await stored.returning('id').executeTakeFirstOrThrow();
      await trx.insertInto('told_alarms').values({ rule_id, alarm_id, told_at: opened_at }).execute();
    }
  });
}

async function remindersOf(channel: number): Promise<string[][]> {
  const reminders = (await on().telling.messages(channel)).filter(({ kind }) => kind === 'reminder');
  return reminders.map(({ items }) => items.map(({ text }) => text));
}

it('many alarms that the quiet hours of a rule keep back do not keep critical ones back', async () => {
  const { world, telling, upkeep, shop } = on();
  const channel = await storeRuleChannel(world);
  const quiet = { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'UTC' };
  const rule = await telling.addRule(channel, { ...quiet, remind_after_minutes: 60 });
  await storeTold(rule, upkeep, 'medium');
  await telling.emit(downOf(shop));
  await telling.pass(40);
  telling.clock.advance(HOUR_MS);
  await telling.tell();
  expect(await remindersOf(channel)).toEqual([['shop is down']]);
  await telling.emit(upOf(shop));
});

it('many alarms of sites in maintenance do not keep those of other sites back', async () => {
  const { world, telling, upkeep, shop } = on();
  const channel = await storeRuleChannel(world);
  const rule = await telling.addRule(channel, { remind_after_minutes: 60 });
  await storeTold(rule, upkeep, 'medium');
  await world.post('start-site-maintenance-v1', { site_id_or_domain: upkeep, minutes: 24 * 60 });
  await telling.emit(downOf(shop));
  await telling.pass(40);
  telling.clock.advance(HOUR_MS);
  await telling.tell();
  expect(await remindersOf(channel)).toEqual([['shop is down']]);
});

it('reminds of nothing that a rule would not tell any more: of a site of another client by now, and of other types', async () => {
  const { world, telling } = on();
  const client = async (name: string) => (await world.post('add-client-v1', { name })).body.id as number;
  const [before, after] = [await client('Before'), await client('After')];
  const moved = await storeSite(world, { url: 'https://moved.example/', name: 'moved', client_id: before });
  const stays = await storeSite(world, { url: 'https://stays.example/', name: 'stays', client_id: before });
  const [ofClient, ofType] = [await storeRuleChannel(world), await storeRuleChannel(world)];
  await telling.addRule(ofClient, { remind_after_minutes: 60 }, { clients: [before] });
  const rule_id = await telling.addRule(ofType, { remind_after_minutes: 60 }, { clients: [before] });
  await telling.emit(downOf(moved), downOf(stays));
  await telling.pass(40);
  expect([await telling.titles(ofClient), await telling.titles(ofType)]).toEqual([
    ['moved is down', 'stays is down'],
    ['moved is down', 'stays is down'],
  ]);
  await world.post('update-site-v1', { site_id_or_domain: moved, client_id: after });
  expect((await world.post('update-alarm-rule-v1', { rule_id, events: ['expiry'] })).status).toBe(200);
  telling.clock.advance(HOUR_MS);
  await telling.tell();
  expect([await remindersOf(ofClient), await remindersOf(ofType)]).toEqual([[['stays is down']], []]);
});

it('looks for what is due among open alarms, and writes nothing while nothing is due', async () => {
  const { world, telling } = on();
  const till = await storeSite(world, { url: 'https://till.example/', name: 'till' });
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('alarm_rules').set({ enabled: 0 }).execute());
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { remind_after_minutes: 60 });
  await telling.emit(downOf(till));
  await telling.pass(40);
  const asked: CompiledQuery[] = [];
  const noted = notingQueries(database, (node, queryId) => {
    asked.push(database.db.getExecutor().compileQuery(node, queryId));
  });
  let writes = 0;
  const watched = withWrite(noted, work => {
    writes += 1;
    return database.write(work);
  });
  const services = { ...world.app.services, clock: telling.clock, database: watched };
  await remind(services);
  expect([writes, await remindersOf(channel)]).toEqual([0, []]);
  if (database.engine === 'sqlite') {
    const query = asked.find(({ sql }) => sql.includes('told_alarms'));
    const plan = CompiledQuery.raw(`explain query plan ${query?.sql}`, [...(query?.parameters ?? [])]);
    const steps = (await database.db.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail);
    expect(steps.filter(step => /alarms/.test(step))).toEqual([
      'SCAN alarms USING INDEX alarms_open',
      expect.stringMatching(/^SEARCH told_alarms USING INDEX \w+ \(alarm_id=\? AND rule_id=\?\)$/),
    ]);
  }
  telling.clock.advance(HOUR_MS);
  await remind(services);
  expect([writes, await remindersOf(channel)]).toEqual([1, [['till is down']]]);
});

it('asks nothing about what was told while no rule reminds and nothing is snoozed', async () => {
  const { world, telling } = on();
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('alarm_rules').set({ enabled: 0 }).execute());
  await telling.addRule(await storeRuleChannel(world), { remind_after_minutes: 0 });
  const asked: string[] = [];
  const watched = notingQueries(database, (node, queryId) => {
    asked.push(database.db.getExecutor().compileQuery(node, queryId).sql);
  });
  await remind({ ...world.app.services, clock: telling.clock, database: watched });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(text => text.includes('told_alarms'))).toEqual([]);
});
