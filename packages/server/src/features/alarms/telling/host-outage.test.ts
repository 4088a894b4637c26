import { expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, storeRuleChannel, Telling, upOf } from '../alarms.fixtures.ts';
import { MOST_APART } from './due-groups.ts';

const HOST = '192.0.2.7';

const on = useMade(
  async () => {
    const world = await makeWorld();
    const ids: number[] = [];
    for (let n = 0; n < 225; n++) ids.push(await storeSite(world, { url: `https://n${n}.example/`, name: `N${n}` }));
    return { world, ids, telling: new Telling(world, Date.now()) };
  },
  ({ world }) => world.close(),
);

// The fleet story: a host with 200 sites goes away and comes back, 20 others have troubles of their own, and 5 sites
// of the host are in a maintenance window.
it('is one message that names the sites, beside one for each trouble elsewhere, and none for sites in maintenance', async () => {
  const { world, ids, telling } = on();
  const channel = await storeRuleChannel(world);
  const rule = await telling.addRule(channel);
  const [away, others, maintained] = [ids.slice(0, 200), ids.slice(200, 220), ids.slice(220)];
  for (const site_id_or_domain of maintained) {
    const window = await world.post('start-site-maintenance-v1', { site_id_or_domain, minutes: 120 });
    expect(window.status).toBe(200);
  }
  // They are found to be down bit by bit, as checks are spread over a minute.
  for (let from = 0; from < 200; from += 20) {
    await telling.emit(...away.slice(from, from + 20).map(id => downOf(id, HOST)));
    if (from === 40) await telling.emit(...maintained.map(id => downOf(id, HOST)));
    if (from === 60) await telling.emit(...others.map((id, n) => downOf(id, `198.51.100.${n}`)));
    await telling.pass(5);
  }
  await telling.pass(120);
  const messages = await telling.messages(channel);
  const ofHost = messages.filter(({ events }) => events.length > 1);
  expect(ofHost).toMatchObject([{ kind: 'alarm', severity: 'critical', title: `200 sites on ${HOST} are down` }]);
  expect(ofHost[0]?.items.map(({ text }) => text).sort()).toEqual(away.map((_, n) => `N${n} is down`).sort());
  const alone = messages.filter(({ events }) => events.length === 1).map(({ title }) => title);
  expect(alone.sort()).toEqual(others.map((_, n) => `N${n + 200} is down`).sort());

  await telling.emit(...ids.map((id, n) => upOf(id, n < 200 || n >= 220 ? HOST : `198.51.100.${n - 200}`)));
  await telling.pass(400);
  const recovered = (await telling.messages(channel)).slice(messages.length);
  expect(recovered.filter(({ events }) => events.length > 1)).toMatchObject([
    { kind: 'recovery', title: `200 sites on ${HOST} are up again` },
  ]);
  expect(recovered).toHaveLength(21);
  // What began and ended in the window is not told after it either.
  telling.clock.advance(3 * 3600_000);
  await telling.pass(120);
  expect(await telling.messages(channel)).toHaveLength(42);
  expect((await world.get('list-alarms-v1', { state: 'open' })).body.total).toBe(0);
  await world.app.services.database.write(trx => trx.deleteFrom('alarm_rules').where('id', '=', rule).execute());
});

it('is told after the maintenance of its site has ended, if it is still down then', async () => {
  const { world, ids, telling } = on();
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { events: ['site.down'] });
  const site = ids[0] as number;
  // Windows are opened by the clock of the world.
  telling.clock.advance(Date.now() - telling.clock.now());
  await world.post('start-site-maintenance-v1', { site_id_or_domain: site, minutes: 30 });
  await telling.emit(downOf(site, HOST));
  await telling.pass(300);
  expect(await telling.titles(channel)).toEqual([]);
  telling.clock.advance(30 * 60_000);
  await telling.pass(120);
  expect(await telling.titles(channel)).toEqual(['N0 is down']);
});

it('of many hosts at the same moment is one message too', async () => {
  const { world, ids, telling } = on();
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { events: ['site.sync_failing'], min_severity: 'medium' });
  const some = ids.slice(0, MOST_APART + 1);
  await telling.emit(
    ...some.map(siteId => ({ type: 'site.sync_failing', siteId, data: EVENT_EXAMPLES['site.sync_failing'] }) as const),
  );
  await telling.pass(60);
  expect(await telling.titles(channel)).toEqual([`${MOST_APART + 1} sites cannot be synced`]);
});
