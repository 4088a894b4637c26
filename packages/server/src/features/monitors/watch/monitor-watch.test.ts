import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { MonitorWatch, settleHeldIncidents } from '../index.ts';
import { checkDue, makeDue, monitorOf, uptimeEvents } from '../monitors.fixtures.ts';
import { saveVerdicts } from './save-verdicts.store.ts';
import { useWatchedSites } from './watched-sites.fixtures.ts';

const SITES = 12;

const { on, db, incidents, checkAll } = useWatchedSites(SITES);
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
const settleAll = (given: object) => on().world.post('update-monitor-settings-v1', given);

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
    clock.pass(10 * MINUTE_MS);
    await checkDue(watch);
    expect((await monitorOf(world, 1)).checked_at).toBeGreaterThan(before.checked_at ?? 0);
  });

  // Seen to fail where that failure is kept: nothing was checked until the process was started again.
  it('is checked also by a process that could not read the store when it first looked', async () => {
    const { world, clock } = on();
    const { services } = world.app;
    let away = true;
    const there = {
      ...services,
      get database() {
        const db = { selectFrom: () => expect.fail('the store is away') } as never;
        return away ? { ...services.database, db } : services.database;
      },
    };
    const watch = new MonitorWatch(there, { gatherMs: 5 });
    await expect(watch.turn()).rejects.toThrow('away');
    away = false;
    const before = (await monitorOf(world, 1)).checked_at ?? 0;
    clock.pass(10 * MINUTE_MS);
    await makeDue(world);
    await checkDue(watch);
    expect((await monitorOf(world, 1)).checked_at).toBeGreaterThan(before);
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

  it('is down without a host where it redirects to another one, which is not where the site is', async () => {
    const { world } = on();
    world.fleet.site(3).setFaults('redirect_other');
    await checkAll();
    expect(await incidents()).toMatchObject([{ cause: 'dns', site_id: world.siteIds[2] }]);
    const told = await db().selectFrom('events').select('data_json').executeTakeFirstOrThrow();
    expect(JSON.parse(told.data_json)).toMatchObject({ host: null });
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

  it.each([
    ['its monitor is', (active: boolean | null) => settle(8, { active })],
    ['the monitors of all sites are', (active: boolean | null) => settleAll({ active: active ?? true })],
  ])(
    'has no open incident once %s switched off while it is down, and a new one if it is still down afterwards',
    async (_whose, switched) => {
      const { world } = on();
      const { services } = world.app;
      world.fleet.site(8).setFaults('http500');
      await checkAll();
      await switched(false);
      await settleHeldIncidents(services);
      await settleHeldIncidents(services);
      expect(await incidents()).toMatchObject([{ ended_at: expect.any(Number), unwatched: 1 }]);
      expect(await uptimeEvents(world)).toEqual(['site.down 8', 'site.unwatched 8']);
      await switched(null);
      await checkAll();
      expect(await incidents()).toMatchObject([{ unwatched: 1 }, { ended_at: null, unwatched: 0 }]);
      expect(await uptimeEvents(world)).toEqual(['site.down 8', 'site.unwatched 8', 'site.down 8']);
    },
  );

  it('gets no incident by a check that somebody asks for while its monitor is off: nobody would see its end', async () => {
    const { world } = on();
    await settle(9, { active: false });
    world.fleet.site(9).setFaults('http500');
    const checked = await world.post('check-monitor-v1', { site_id_or_domain: world.siteIds[8] });
    expect(checked.body).toMatchObject({ status: 'down', status_code: 500 });
    expect(await incidents()).toEqual([]);
    expect(await uptimeEvents(world)).toEqual([]);
    await settle(9, { active: null });
  });

  it('is not down while an update or another change is being made on it', async () => {
    const { world } = on();
    const { database, clock } = world.app.services;
    const name = `site:${world.siteIds[0]}`;
    const lease = { name, holder: 'a run', until_at: clock.now() + 60 * MINUTE_MS };
    await database.write(trx => trx.insertInto('leases').values(lease).execute());
    world.fleet.site(1).setFaults('maintenance');
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'up', status_code: 503 });
    await database.write(trx => trx.deleteFrom('leases').where('name', '=', name).execute());
    await checkAll();
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'down' });
  });

  it('neither goes down nor comes up by a check of an address that it no longer has', async () => {
    const { world, clock } = on();
    const siteId = world.siteIds[0] as number;
    const { url } = await db().selectFrom('sites').select('url').where('id', '=', siteId).executeTakeFirstOrThrow();
    const come = (result: 'up' | 'down', url: string) => {
      clock.pass(10 * MINUTE_MS);
      const [at, statusCode] = [clock.now(), result === 'up' ? 200 : 500];
      const rest = { responseMs: 5, checks: 1, address: '127.0.0.1', everySeconds: 600 };
      return saveVerdicts(world.app.services, [{ siteId, at, endedAt: at, result, statusCode, url, ...rest }]);
    };
    const former = 'https://former.example/';
    await come('down', former);
    expect([await incidents(), await uptimeEvents(world)]).toEqual([[], []]);
    await come('down', url);
    await come('up', former);
    expect(await monitorOf(world, 1)).toMatchObject({ status: 'down' });
    expect(await uptimeEvents(world)).toEqual(['site.down 1']);
    await come('up', url);
    expect(await uptimeEvents(world)).toEqual(['site.down 1', 'site.up 1']);
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
