import { beforeEach, describe, expect, it } from 'vitest';
import { hurriedClock } from '../../../ports/clock/hurried-clock.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { MonitorWatch, settleHeldIncidents } from '../index.ts';
import { checkDue, makeDue, monitorOf, uptimeEvents, watchOf } from '../monitors.fixtures.ts';

const MINUTE = 60_000;
const SITES = 12;

const on = useMade(
  async () => {
    const clock = hurriedClock();
    const parts = { clock };
    const env = { SITEKEEPER_MONITORS: 'true' };
    const world = await makeWorld({ sites: SITES, seeded: true, env, parts });
    return { clock, world, watch: await watchOf(world) };
  },
  ({ world }) => world.close(),
);

const db = () => on().world.app.services.database.db;
const incidents = () => db().selectFrom('monitor_incidents').selectAll().orderBy('id').execute();
const setStatus = (k: number, status: string) =>
  on().world.app.services.database.write(trx =>
    trx
      .updateTable('sites')
      .set({ status })
      .where('id', '=', on().world.siteIds[k - 1] as number)
      .execute(),
  );
const settle = (k: number, given: object) =>
  on().world.post('update-monitor-v1', { site_id_or_domain: on().world.siteIds[k - 1], ...given });

/** One check of every site, however long the last one is ago. */
async function checkAll(watch = on().watch): Promise<void> {
  on().clock.pass(10 * MINUTE);
  await makeDue(on().world);
  await checkDue(watch);
}

beforeEach(async () => {
  for (let k = 1; k <= SITES; k++) on().world.fleet.site(k).setFaults();
  await checkAll();
  const { database } = on().world.app.services;
  await database.write(async trx => {
    await trx.deleteFrom('events').execute();
    await trx.deleteFrom('monitor_incidents').execute();
    await trx.updateTable('monitors').set({ status: 'up' }).execute();
  });
});

describe('a watched site', () => {
  it('is up once it has answered, and is checked again an interval later, at a time of its own', async () => {
    const { world, watch, clock } = on();
    await checkAll();
    const before = await monitorOf(world, 1);
    expect(before).toMatchObject({ status: 'up', status_code: 200, reason: null });
    expect(before.response_ms).toBeGreaterThanOrEqual(0);
    const due = await db().selectFrom('monitors').select('due_at').execute();
    expect(new Set(due.map(({ due_at }) => due_at)).size).toBe(SITES);
    await checkDue(watch);
    expect((await monitorOf(world, 1)).checked_at).toBe(before.checked_at);
    clock.pass(10 * MINUTE);
    await checkDue(watch);
    expect((await monitorOf(world, 1)).checked_at).toBeGreaterThan(before.checked_at ?? 0);
  });

  it('is not down for failures that a confirming check does not find again', async () => {
    const { world } = on();
    world.fleet.site(1).setFaults({ name: 'http500', times: 1 });
    world.fleet.site(2).setFaults({ name: 'reset', times: 3 });
    await checkAll();
    expect([await monitorOf(world, 1), await monitorOf(world, 2)]).toMatchObject([{ status: 'up' }, { status: 'up' }]);
    expect(await incidents()).toEqual([]);
    expect(await uptimeEvents(world)).toEqual([]);
  });

  it('is down after confirmed failures, and up after one good check, with an incident and events', async () => {
    const { world } = on();
    const since = on().clock.now();
    world.fleet.site(1).setFaults('http500');
    await checkAll();
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'down', status_code: 500 });
    const [incident] = await incidents();
    expect(incident).toMatchObject({ cause: 'wrong_status', ended_at: null, status_code: 500, checks: 5 });
    expect(incident?.reason).toBe('The site returned an error. (HTTP 500)');
    expect(incident?.started_at).toBeGreaterThan(since);
    expect(await uptimeEvents(world)).toEqual(['site.down 1']);
    const told = await db().selectFrom('events').select('data_json').executeTakeFirstOrThrow();
    expect(JSON.parse(told.data_json)).toMatchObject({ host: new URL(world.fleet.url(1)).hostname, http_status: 500 });
    world.fleet.site(1).setFaults();
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'up', reason: null });
    expect((await incidents())[0]?.ended_at).toBeGreaterThan(incident?.started_at ?? 0);
    expect(await uptimeEvents(world)).toEqual(['site.down 1', 'site.up 1']);
  });

  it('counts another failure as a confirmation, too', async () => {
    const { world } = on();
    world.fleet.site(1).setFaults({ name: 'http500', times: 1 }, { name: 'reset' });
    await checkAll();
    expect(await incidents()).toMatchObject([{ cause: 'broken' }]);
  });

  it.each([
    ['redirect_loop', {}, 'redirects'],
    ['hang', { timeout_seconds: 1, confirmations: 1, interval_seconds: 30 }, 'timeout'],
    ['update_blank_front', { keyword: 'no such text' }, 'text_missing'],
    ['update_noop_success', { keyword: 'Welcome', keyword_rule: 'lacks' }, 'text_present'],
    ['auth401', { expected_status: '200' }, 'wrong_status'],
  ] as const)('that answers with %s is down: %j', async (fault, settings, cause) => {
    const { world } = on();
    expect((await settle(3, settings)).status).toBe(200);
    world.fleet.site(3).setFaults(fault);
    await checkAll();
    expect(await incidents()).toMatchObject([{ cause, site_id: world.siteIds[2] }]);
    const none = Object.fromEntries(Object.keys(settings).map(name => [name, null]));
    expect((await settle(3, none)).status).toBe(200);
  });

  it.each([
    ['connect', 'http://127.0.0.1:1/'],
    ['tls', 'https'],
    ['refused_address', 'http://192.168.7.7/'],
    ['dns', 'http://nowhere.invalid/'],
  ])('whose address fails with %s is down', async (cause, url) => {
    const { world } = on();
    const { database } = world.app.services;
    const id = world.siteIds[3] as number;
    const old = await db().selectFrom('sites').select('url').where('id', '=', id).executeTakeFirstOrThrow();
    const changed = url === 'https' ? old.url.replace('http:', 'https:') : url;
    const move = (to: string) =>
      database.write(trx => trx.updateTable('sites').set({ url: to }).where('id', '=', id).execute());
    await move(changed);
    await checkAll();
    await move(old.url);
    expect(await incidents()).toMatchObject([{ cause, site_id: id }]);
  });

  it('says that it was a redirect, where only the address that it leads to fails', async () => {
    const { world } = on();
    world.fleet.site(3).setFaults('redirect_https');
    await checkAll();
    const [incident] = await incidents();
    expect(incident).toMatchObject({ cause: 'tls', site_id: world.siteIds[2] });
    expect(incident?.reason).toMatch(/^The site answers with a redirect, and that address fails\. \w/);
  });

  it('is up with the statuses and the text that are expected of it', async () => {
    const { world } = on();
    await settle(3, { expected_status: '400-499', keyword: '' });
    world.fleet.site(3).setFaults('waf');
    await checkAll();
    expect(await monitorOf(world, 3)).toMatchObject({ status: 'up', status_code: 403 });
    await settle(3, { expected_status: null, keyword: 'wElCoMe' });
    world.fleet.site(3).setFaults();
    await checkAll();
    expect(await monitorOf(world, 3)).toMatchObject({ status: 'up', status_code: 200 });
    await settle(3, { keyword: null });
  });

  it('is not checked while it is suspended, or its monitor is off', async () => {
    const { world } = on();
    await setStatus(5, 'suspended');
    await settle(6, { active: false });
    const before = [await monitorOf(world, 5), await monitorOf(world, 6)];
    world.fleet.site(5).setFaults('http500');
    await checkAll();
    expect((await monitorOf(world, 5)).checked_at).toBe(before[0]?.checked_at);
    const shown = await world.get('get-monitor-brief-v1', { site_id_or_domain: world.siteIds[5] });
    expect(shown.body.status).toBe('paused');
    await setStatus(5, 'connected');
    await settle(6, { active: null });
    expect((await world.get('get-monitor-brief-v1', { site_id_or_domain: world.siteIds[5] })).body.status).toBe('up');
  });

  it('that is suspended while it is down has no open incident, and a new one if it is still down afterwards', async () => {
    const { world } = on();
    const { services } = world.app;
    world.fleet.site(7).setFaults('http500');
    await checkAll();
    await settleHeldIncidents(services);
    expect(await incidents()).toMatchObject([{ ended_at: null }]);
    await setStatus(7, 'suspended');
    await settleHeldIncidents(services);
    await settleHeldIncidents(services);
    expect(await incidents()).toMatchObject([{ ended_at: expect.any(Number), unwatched: 1 }]);
    expect(await monitorOf(world, 7)).toMatchObject({ status: 'pending' });
    await checkAll();
    expect(await uptimeEvents(world)).toEqual(['site.down 7', 'site.unwatched 7']);
    await setStatus(7, 'connected');
    await checkAll();
    expect(await incidents()).toMatchObject([{ unwatched: 1 }, { ended_at: null, unwatched: 0 }]);
    expect(await uptimeEvents(world)).toEqual(['site.down 7', 'site.unwatched 7', 'site.down 7']);
  });

  it('is not down while an update or another change is being made on it', async () => {
    const { world } = on();
    const { database, clock } = world.app.services;
    const name = `site:${world.siteIds[0]}`;
    const lease = { name, holder: 'a run', until_at: clock.now() + 60 * MINUTE };
    await database.write(trx => trx.insertInto('leases').values(lease).execute());
    world.fleet.site(1).setFaults('maintenance');
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'up', status_code: 503 });
    await database.write(trx => trx.deleteFrom('leases').where('name', '=', name).execute());
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'down' });
  });

  it('is not checked while it is in a maintenance window', async () => {
    const { world } = on();
    const site_id_or_domain = world.siteIds[0];
    expect((await world.post('start-site-maintenance-v1', { site_id_or_domain, minutes: 60 })).status).toBe(200);
    world.fleet.site(1).setFaults('http500');
    world.fleet.site(2).setFaults('http500');
    await checkAll();
    expect(await uptimeEvents(world)).toEqual(['site.down 2']);
    await world.post('end-site-maintenance-v1', { site_id_or_domain });
  });
});

describe('what this server does not see', () => {
  it('is no outage: when nothing answers, no site is down, and that is told once', async () => {
    const { world, clock, watch } = on();
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults('reset');
    await checkAll();
    await checkAll();
    expect(await incidents()).toEqual([]);
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_broken']);
    expect(await monitorOf(world, 2)).toMatchObject({ status: 'unknown' });
    const counts = await world.get('count-monitors-v1');
    expect(counts.body).toMatchObject({ down: 0, outbound_broken_since: expect.any(String) });
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults();
    clock.pass(2 * MINUTE);
    await checkDue(watch);
    await checkAll();
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_broken', 'monitoring.outbound_recovered']);
    expect(await monitorOf(world, 2)).toMatchObject({ status: 'up' });
  });

  it('is found broken by a server that is started while it still is, and ended by one that finds it well', async () => {
    const { world } = on();
    const { database } = world.app.services;
    const since = { key: 'monitoring_broken_since', value: String(on().clock.now()) };
    await database.write(trx => trx.insertInto('meta').values(since).execute());
    await checkAll(new MonitorWatch(world.app.services, { gatherMs: 5 }));
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_recovered']);
  });

  it('does not count when the process was suspended, or the clock was set, while a check was under way', async () => {
    const { world, clock, watch } = on();
    for (const jump of [() => clock.pass(5 * MINUTE), () => clock.leap(5 * MINUTE)]) {
      world.fleet.site(1).setFaults('http500');
      clock.pass(10 * MINUTE);
      await makeDue(world);
      await watch.turn();
      jump();
      await watch.idle();
      expect(await incidents()).toEqual([]);
    }
  });
});

it('lets each due site be checked by one of two processes', async () => {
  const { world, watch, clock } = on();
  const other = new MonitorWatch(world.app.services, { gatherMs: 5 });
  clock.pass(10 * MINUTE);
  await makeDue(world);
  const before = await checksMade();
  await Promise.all([checkDue(watch), checkDue(other), checkDue(other)]);
  expect((await checksMade()) - before).toBe(SITES);
});

async function checksMade(): Promise<number> {
  const rows = await db().selectFrom('monitor_hours').select('checks').execute();
  return rows.reduce((sum, { checks }) => sum + checks.split(',').length - 1, 0);
}

it('loses nothing but the check itself when it is ended between a check and its result', async () => {
  const { world, clock } = on();
  world.fleet.site(1).setFaults('http500');
  clock.pass(10 * MINUTE);
  await makeDue(world);
  const ended = new MonitorWatch({ ...world.app.services, stopping: AbortSignal.abort() });
  await checkDue(ended);
  const killed = new MonitorWatch(world.app.services, { gatherMs: 5 });
  await killed.turn(); // its results are never stored: it is gone before
  expect(await incidents()).toEqual([]);
  await killed.idle();
  await checkAll();
  expect(await uptimeEvents(world)).toEqual(['site.down 1']);
});
