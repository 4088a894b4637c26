import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { createJob } from '../jobs/index.ts';
import { SITE_HEALTHS } from '../sites/index.ts';
import { storeSmallFleet } from '../updates/update.fixtures.ts';
import { figuresIn } from './figures.fixtures.ts';

const clock = manualClock();
let world: World;

beforeAll(async () => {
  world = await makeWorld({ parts: { clock } });
  const [first, second, third, suspended] = await storeSmallFleet(world);
  await storeSite(world, { url: 'https://lost.example/', status: 'disconnected' });
  const failed = { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 2 };
  await storeSite(world, { url: 'https://failing.example/', columns: { ...failed, last_sync_at: 1 } });
  const { database } = world.app.services;
  const now = clock.now();
  const probe = { endpoint: 'x:443', fault: null, issuer: 'CA', probed_at: now };
  const issue = (site_id: number, check_key: string, value = 'N') => ({ site_id, check_key, value });
  await database.write(async trx => {
    const checked = (ids: number[], check_status: number) =>
      trx.updateTable('sites').set({ checked_at: now, check_status }).where('id', 'in', ids).execute();
    await checked([first, suspended], 500);
    await checked([second], 200);
    await checked([third], 0);
    const certificates = [
      { ...probe, site_id: first, expires_at: now + 13 * DAY_MS },
      { ...probe, site_id: second, expires_at: now + 15 * DAY_MS },
      { ...probe, site_id: third, expires_at: now - DAY_MS, fault: 'expired' },
      { ...probe, site_id: suspended, expires_at: now },
    ];
    await trx.insertInto('tls_probes').values(certificates).execute();
    const issues = [
      issue(first, 'wp_uptodate'),
      issue(first, 'phpversion_matched'),
      issue(second, 'sslprotocol', 'Y'),
      issue(second, 'debug_disabled', 'N_UNABLE'),
      issue(third, 'not_known_yet'),
      issue(suspended, 'wp_uptodate'),
    ];
    await trx.insertInto('site_security').values(issues).execute();
    await createJob(trx, world.app.ctx({ kind: 'system', name: 'test' }), 'sync', [first]);
  });
  const cost = { price: 5, payment_type: 'subscription', product_type: 'plugin', sites: [first] };
  const renewals = [
    { name: 'next week', renewal_type: 'weekly', last_renewal: '2025-12-30' },
    { name: 'next month', renewal_type: 'monthly', last_renewal: '2025-12-31' },
    { name: 'in 31 days', renewal_type: 'monthly', last_renewal: '2026-01-01' },
    { name: 'canceled', renewal_type: 'weekly', last_renewal: '2025-12-30', cost_tracker_status: 'canceled' },
  ];
  for (const renewal of renewals)
    expect(await world.post('add-cost-v1', { ...cost, ...renewal })).toMatchObject({ status: 200 });
});
afterAll(() => world.close());

describe('get-overview-v1', () => {
  it('counts what needs attention', async () => {
    const { status, body } = await world.get('get-overview-v1');
    expect(status).toBe(200);
    expect(Object.fromEntries(figuresIn(body).map(([path, { count }]) => [path, count]))).toEqual({
      '.sites.total': 6,
      '.sites.connected': 4,
      '.sites.disconnected': 1,
      '.sites.suspended': 1,
      '.sites.healthy': 0,
      '.sites.down': 2,
      '.sites.broken': 0,
      '.sites.altered': 0,
      '.sites.sync_failing': 1,
      '.sites.vulnerable': 0,
      '.sites.expiring': 0,
      '.sites.updates': 0,
      '.sites.never_synced': 1,
      '.updates.sites.any': 2,
      '.updates.sites.wp': 1,
      '.updates.sites.plugins': 2,
      '.updates.sites.themes': 1,
      '.updates.sites.translations': 1,
      '.updates.items': 5,
      '.security.critical': 1,
      '.security.warning': 1,
      '.security.info': 1,
      '.certificates.expiring': 2,
      '.certificates.invalid': 1,
      '.costs.due': 2,
      '.jobs.running': 1,
      '.update_runs.halted': 0,
    });
    expect(body.updates).toMatchObject({ total: 6, wp: 1, plugins: 3, themes: 1, translations: 1 });
    expect(body.updates.top[0]).toMatchObject({ name: 'Shop', type: 'plugins', new_version: '9.4', sites_count: 2 });
  });

  it('returns as each number the total of the list it names, for every role', async () => {
    const auth = await world.user('vera', 'viewer');
    const { body } = await world.get('get-overview-v1', {}, { auth });
    const figures = figuresIn(body);
    expect(figures.length).toBe(27);
    for (const [path, { count, ability, input }] of figures) {
      const list = await world.get(ability, { ...input }, { auth });
      expect([path, list.status, list.body.total]).toEqual([path, 200, count]);
    }
    expect((await world.get('count-updates-v1', {}, { auth })).body.total).toBe(body.updates.total);
  });

  it('counts each site under exactly one health, so that the counts add up to the total', async () => {
    const { sites } = (await world.get('get-overview-v1')).body;
    const parts = SITE_HEALTHS.map(health => sites[health].count);
    expect(parts.reduce((sum, count) => sum + count)).toBe(sites.total.count);
    const { connected, disconnected, suspended } = sites;
    expect(connected.count + disconnected.count + suspended.count).toBe(sites.total.count);
  });

  it('stops counting a failed check once a later sync succeeds', async () => {
    const list = (await world.get('list-site-records-v1', { health: 'down' })).body.items;
    const { database } = world.app.services;
    const set = (last_sync_at: number | null) =>
      database.write(trx => trx.updateTable('sites').set({ last_sync_at }).where('id', '=', list[0].id).execute());
    await set(clock.now() + 1);
    const { sites } = (await world.get('get-overview-v1')).body;
    expect([sites.down.count, sites.updates.count]).toEqual([1, 1]);
    await set(null);
  });

  it('leaves costs out while the module is off', async () => {
    await world.post('update-module-v1', { module: 'costs', enabled: false });
    expect((await world.get('get-overview-v1')).body.costs).toBeNull();
    await world.post('update-module-v1', { module: 'costs', enabled: true });
  });
});

describe('the lists that the overview names', () => {
  const names = async (ability: string, input: object) =>
    (await world.get(ability, { ...input })).body.items.map(
      (item: { name?: string; site_url?: string; url?: string }) =>
        (item.site_url || item.url || item.name || '').replace(/^https:\/\/|\.example\/$/g, ''),
    );

  it('list sites by their last check', async () => {
    expect(await names('list-site-records-v1', { check: 'down' })).toEqual(['everything', 'nothing', 'suspended']);
    expect(await names('list-site-records-v1', { check: 'up' })).toEqual(['shop']);
    expect(await names('list-site-records-v1', { check: 'unchecked' })).toEqual(['failing', 'lost']);
    expect(await world.get('list-site-records-v1', { check: 'red' })).toMatchObject({ status: 400 });
  });

  it('list sites by the severity of their issues', async () => {
    expect(await names('list-security-issues-v1', { severity: 'critical' })).toEqual(['everything']);
    expect(await names('list-security-issues-v1', { severity: ['warning', 'info'] })).toEqual(['nothing', 'shop']);
    expect(await names('list-security-issues-v1', { severity: 'any' })).toHaveLength(6);
  });

  it('list costs by due date, and jobs by whether they are running', async () => {
    expect(await names('list-costs-v1', { due_within_days: 30 })).toEqual(['next month', 'next week']);
    expect(await names('list-costs-v1', { due_within_days: 31 })).toEqual(['in 31 days', 'next month', 'next week']);
    expect(await names('list-costs-v1', { due_within_days: 3 })).toEqual([]);
    expect((await world.get('list-jobs-v1', { active: false })).body.total).toBe(0);
  });
});
