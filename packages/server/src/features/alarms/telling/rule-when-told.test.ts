import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, storeRuleChannel, Telling, upOf } from '../alarms.fixtures.ts';
import type { RuleSettingsGiven } from '../rules/write-rule.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const DIGEST = { when: 'daily', digest_at: '13:00', time_zone: 'UTC' } as const;
const QUIET = { quiet_from: '11:00', quiet_to: '13:00', time_zone: 'UTC', critical_passes: false } as const;

const on = useMade(
  async () => ({ world: await makeWorld({ parts: { clock: manualClock(NOON) } }) }),
  ({ world }) => world.close(),
);

let made = 0;

/** A rule for a client and a tag, and four sites: two of the client, two with the tag. One of each is to leave the rule. */
async function start(given: RuleSettingsGiven) {
  const { world } = on();
  const telling = new Telling(world, NOON);
  const turn = ++made;
  const add = async (ability: string, name: string) =>
    (await world.post(ability, { name: `${name} ${turn}` })).body.id as number;
  const [before, after, tag] = [
    await add('add-client-v1', 'Before'),
    await add('add-client-v1', 'After'),
    await add('add-tag-v1', 'Care plan'),
  ];
  const site = (name: string, client_id?: number) =>
    storeSite(world, { url: `https://${name}-${turn}.example/`, name, client_id });
  const sites = {
    moved: await site('moved', before),
    kept: await site('kept', before),
    untagged: await site('untagged'),
    tagged: await site('tagged'),
  };
  const { database } = world.app.services;
  for (const site_id of [sites.untagged, sites.tagged]) {
    await database.write(trx => trx.insertInto('site_tags').values({ site_id, tag_id: tag }).execute());
  }
  const channel = await storeRuleChannel(world);
  const rule_id = await telling.addRule(channel, given, { tags: [tag], clients: [before] });
  return {
    world,
    telling,
    sites,
    channel,
    all: Object.values(sites),
    async leave() {
      const edit = (site_id_or_domain: number, change: object) =>
        world.post('update-site-v1', { site_id_or_domain, ...change });
      expect((await edit(sites.moved, { client_id: after })).status).toBe(200);
      expect((await edit(sites.untagged, { tags: [] })).status).toBe(200);
    },
    changeRule: (change: object) => world.post('update-alarm-rule-v1', { rule_id, ...change }),
    async wait() {
      telling.clock.advance(HOUR_MS);
      await telling.pass(60);
    },
    /** What has been told of each site. */
    async told() {
      const lines = (await telling.messages(channel)).flatMap(({ items }) => items.map(({ text }) => text));
      return lines.sort();
    },
  };
}

it.each([
  ['its digest', DIGEST],
  ['the end of its quiet hours', QUIET],
])('what waits for %s is not told of a site that is not the rule’s any more', async (_, given) => {
  const { telling, all, leave, wait, told } = await start(given);
  await telling.emit(...all.map(site => downOf(site)));
  await telling.pass(60);
  await leave();
  await wait();
  expect(await told()).toEqual(['kept is down', 'tagged is down']);
});

it('what waits for the end of maintenance is not told of a site that is not the rule’s any more', async () => {
  const { world, telling, all, leave, wait, told } = await start({});
  for (const site_id_or_domain of all)
    await world.post('start-site-maintenance-v1', { site_id_or_domain, minutes: 30 });
  await telling.emit(...all.map(site => downOf(site)));
  await telling.pass(60);
  await leave();
  await wait();
  expect(await told()).toEqual(['kept is down', 'tagged is down']);
});

it('what waits for the end of a snooze is not told of a site that is not the rule’s any more', async () => {
  const { world, telling, all, leave, wait, told } = await start({});
  await telling.emit(...all.map(site => downOf(site)));
  await telling.tell();
  const { database } = world.app.services;
  const snoozed_until = NOON + HOUR_MS / 2;
  await database.write(trx => trx.updateTable('alarms').set({ snoozed_until }).where('site_id', 'in', all).execute());
  await telling.pass(60);
  await leave();
  await wait();
  expect(await told()).toEqual(['kept is down', 'tagged is down']);
});

it('what waits is not told by a rule that tells other events by now, nor that it is over', async () => {
  const { telling, sites, changeRule, wait, told } = await start(DIGEST);
  await telling.emit(downOf(sites.kept), {
    type: 'site.disconnected',
    siteId: sites.kept,
    data: EVENT_EXAMPLES['site.disconnected'],
  });
  await telling.emit(upOf(sites.kept));
  await telling.pass(60);
  expect((await changeRule({ events: ['site.disconnected'] })).status).toBe(200);
  await wait();
  expect(await told()).toEqual(['kept is disconnected']);
});

it('that an alarm is over is told by a rule that has told of it, though it tells other events by now', async () => {
  const { telling, sites, changeRule, wait, told } = await start({});
  await telling.emit(downOf(sites.kept));
  await telling.pass(60);
  expect((await changeRule({ events: ['expiry'], min_severity: 'critical' })).status).toBe(200);
  await telling.emit(upOf(sites.kept));
  await wait();
  expect(await told()).toEqual(['kept is down', 'kept is up again']);
});

it.each([
  ['its digest', DIGEST],
  ['the end of its quiet hours', QUIET],
])('that an alarm is over waits for %s, and is not told by a rule that tells no recovery by then', async (_, given) => {
  const { telling, sites, changeRule, wait, told } = await start({});
  await telling.emit(downOf(sites.kept));
  await telling.pass(60);
  expect((await changeRule(given)).status).toBe(200);
  await telling.emit(upOf(sites.kept));
  await telling.pass(60);
  expect((await changeRule({ tell_recovery: false })).status).toBe(200);
  await wait();
  expect(await told()).toEqual(['kept is down']);
});

it('that an alarm is over is not told of a site that is not the rule’s any more', async () => {
  const { telling, all, leave, wait, told } = await start({});
  await telling.emit(...all.map(site => downOf(site)));
  await telling.pass(60);
  await leave();
  await telling.emit(...all.map(site => upOf(site)));
  await wait();
  const down = ['kept is down', 'moved is down', 'tagged is down', 'untagged is down'];
  expect(await told()).toEqual([...down, 'kept is up again', 'tagged is up again'].sort());
});
