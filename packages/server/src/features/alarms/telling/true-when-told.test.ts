import { describe, expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { downOf, expiringIn, storeRuleChannel, upOf } from '../alarms.fixtures.ts';
import { QUIET, useNights } from './nights.fixtures.ts';

const { on, siteId, turn, channelOf, until, down, up, told } = useNights();

describe('after quiet hours', () => {
  it('nobody hears that a site is up that has gone down again, and everybody when it is up', async () => {
    const [all, strict] = [await channelOf(QUIET), await channelOf({ ...QUIET, critical_passes: false })];
    await until('12:00');
    await down();
    await until('13:00');
    await until('23:00');
    await up();
    await until('23:30');
    await down();
    await until('23:59');
    expect([await told(all), await told(strict)]).toEqual([['is down', 'is down'], ['is down']]);
    await until('06:01', turn() + 1);
    expect([await told(all), await told(strict)]).toEqual([
      ['is down', 'is down'],
      ['is down', 'is down'],
    ]);
    await up();
    await until('07:00', turn() + 1);
    const whole = ['is down', 'is down', 'is up again'];
    expect([await told(all), await told(strict)]).toEqual([whole, whole]);
  });

  it('an outage that a later one follows is not told as well', async () => {
    const channel = await channelOf({ ...QUIET, critical_passes: false });
    await until('23:00');
    await down();
    await until('23:10');
    await up();
    await until('23:20');
    await down();
    await until('06:01', turn() + 1);
    expect(await told(channel)).toEqual(['is down']);
  });

  // Seen to fail where it is told as what is so now.
  it('an outage that is over is told as such by a rule that does not tell that it is over', async () => {
    const given = { ...QUIET, critical_passes: false, tell_recovery: false } as const;
    const [cause, each] = [await channelOf(given), await channelOf({ ...given, grouping: 'each' })];
    await until('23:00');
    await down();
    await until('23:10');
    await up();
    await until('06:01', turn() + 1);
    expect([await told(cause), await told(each)]).toEqual([['Already over: is down'], ['Already over: is down']]);
  });

  it('outages that are over and those that are not are messages of their own', async () => {
    const { world, telling } = on();
    const channel = await channelOf({ ...QUIET, critical_passes: false, tell_recovery: false });
    const others = [];
    for (const name of ['a', 'b', 'c']) {
      others.push(await storeSite(world, { url: `https://${name}${turn()}.example/`, name }));
    }
    await until('23:00');
    await telling.emit(...[siteId(), ...others].map(site => downOf(site, '192.0.2.1')));
    await until('23:10');
    await telling.emit(...others.slice(1).map(site => upOf(site, '192.0.2.1')));
    await until('06:01', turn() + 1);
    const messages = await telling.messages(channel);
    expect(messages.map(({ title, items }) => `${title}: ${items.length}`).sort()).toEqual([
      '2 sites on 192.0.2.1 are down: 2',
      'Already over: 2 sites on 192.0.2.1 are down: 2',
    ]);
    const later = messages.filter(({ paragraphs }) =>
      paragraphs.some(text => text.startsWith('Other sites of this host')),
    );
    expect(later.map(({ title }) => title)).toEqual(['2 sites on 192.0.2.1 are down']);
  });
});

// Seen to fail where each is told: two messages about one certificate, the first of them late and less urgent than it is.
it.each([
  ['in the night, if it may be', {}, { night: 1, morning: 1 }],
  ['in the morning', { critical_passes: false }, { night: 0, morning: 1 }],
  [
    'by a rule that tells each event, with what was before',
    { critical_passes: false, grouping: 'each' },
    { night: 0, morning: 2 },
  ],
] as const)('what became worse in quiet hours is told once: %s', async (_, given, { night, morning }) => {
  const channel = await channelOf({ ...QUIET, ...given });
  const end = on().telling.clock.now() + 36 * 3600_000;
  const expiring = (days_left: number) =>
    on().telling.emit({
      type: 'certificate.expiring',
      siteId: siteId(),
      data: { ...expiringIn(days_left, on().telling.clock.now()), expires_at: new Date(end).toISOString() },
    });
  await until('23:00');
  await expiring(5);
  await until('23:30');
  await expiring(1);
  await until('23:59');
  expect(await told(channel)).toHaveLength(night);
  await until('06:01', turn() + 1);
  expect(await told(channel)).toHaveLength(morning);
});

it.each([
  ['wants to hear nothing of outages any more', { events: ['expiry'] }, {}],
  ['was off while it went down', { enabled: false }, { enabled: true }],
  ['tells each event, and no outages any more', { events: ['expiry'], grouping: 'each' }, {}],
] as const)('after quiet hours, a rule that %s tells that the site is up once it is', async (_, before, after) => {
  const { world, telling } = on();
  const channel = await storeRuleChannel(world);
  const rule_id = await telling.addRule(channel, { ...QUIET, critical_passes: false });
  const change = async (set: object) =>
    expect((await world.post('update-alarm-rule-v1', { rule_id, ...set })).status).toBe(200);
  await until('12:00');
  await down();
  await until('13:00');
  await until('23:00');
  await up();
  await until('23:10');
  await change(before);
  await down();
  await until('23:30');
  await change(after);
  await until('06:01', turn() + 1);
  expect(await told(channel)).toEqual(['is down']);
  await up();
  await until('07:00', turn() + 1);
  expect(await told(channel)).toEqual(['is down', 'is up again']);
});

// Seen to fail without: what waited was told after the snooze, in place of the reminder of what is critical by then.
it('what waits in the night is dropped when it becomes worse during a snooze', async () => {
  const { world, telling } = on();
  await channelOf({ ...QUIET, critical_passes: false });
  const { database } = world.app.services;
  const expiring = (days_left: number) =>
    telling.emit({
      type: 'certificate.expiring',
      siteId: siteId(),
      data: expiringIn(days_left, telling.clock.now()),
    });
  const waiting = async () => {
    const rows = database.db.selectFrom('tellings').innerJoin('alarms', 'alarms.id', 'tellings.alarm_id');
    return (await rows.select('tellings.id').where('alarms.site_id', '=', siteId()).execute()).length;
  };
  await until('12:00');
  await expiring(14);
  await until('13:00');
  await until('23:00');
  await expiring(5);
  await until('23:10');
  expect(await waiting()).toBe(1);
  const snoozed_until = telling.clock.now() + 7 * 86_400_000;
  await database.write(trx =>
    trx.updateTable('alarms').set({ snoozed_until }).where('site_id', '=', siteId()).execute(),
  );
  await expiring(1);
  await until('23:30');
  expect(await waiting()).toBe(0);
});

// Seen to fail without: it was told once the later outage was over, weeks late.
it('an outage that was never told is not told after a later one that the rule is not for', async () => {
  const { world, telling } = on();
  const channel = await storeRuleChannel(world);
  const rule_id = await telling.addRule(channel, { ...QUIET, critical_passes: false });
  const enable = async (enabled: boolean) =>
    expect((await world.post('update-alarm-rule-v1', { rule_id, enabled })).status).toBe(200);
  await until('23:00');
  await down();
  await until('23:05');
  await up();
  await until('23:10');
  await enable(false);
  await down();
  await until('23:30');
  await enable(true);
  await until('06:01', turn() + 1);
  await up();
  await until('07:00', turn() + 1);
  expect(await told(channel)).toEqual([]);
});

it('that a site is up is not told once it is down again', async () => {
  const channel = await channelOf({});
  const each = await channelOf({ grouping: 'each' });
  await until('12:00');
  await down();
  await until('12:10');
  await up();
  await on().telling.pass(10);
  await down();
  await on().telling.pass(120);
  expect(await told(channel)).toEqual(['is down', 'is down']);
  expect(await told(each)).toEqual(['is down', 'is up again', 'is down']);
});

it('that a site is up waits while the alarm of its next outage is snoozed, and is told when that is over', async () => {
  const channel = await channelOf(QUIET);
  const { world, telling } = on();
  await until('12:00');
  await down();
  await until('12:10');
  await up();
  await telling.pass(10);
  await down();
  await telling.tell();
  const [{ id }] = (await world.get('list-alarms-v1', { site_id: siteId(), state: 'open' })).body.items;
  const snoozed_until = telling.clock.now() + 3600_000;
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('alarms').set({ snoozed_until }).where('id', '=', id).execute());
  await telling.pass(120);
  expect(await told(channel)).toEqual(['is down']);
  await up();
  await telling.pass(120);
  expect(await told(channel)).toEqual(['is down', 'is up again']);
});
