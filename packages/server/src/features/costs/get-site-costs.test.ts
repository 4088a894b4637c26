import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { makeWorld, type World } from '../../testing/index.ts';

describe('the costs of a site', () => {
  let world: World;
  let site: number;
  const clock = manualClock(Date.UTC(2026, 1, 10));
  beforeEach(async () => {
    world = await makeWorld({ sites: 3, seeded: true, parts: { clock } });
    site = world.siteIds[0] as number;
  });
  afterEach(() => world.close());

  const COST = { name: 'Hosting', price: 29.99, payment_type: 'subscription', product_type: 'hosting' };
  const add = async (more: object) =>
    (await world.post('add-cost-v1', { ...COST, renewal_type: 'monthly', sites: [site], ...more })).body;
  const costs = async () => (await world.post('get-site-costs-v1', { site_id_or_domain: site })).body;

  it('are empty and total nothing at first', async () => {
    expect(await costs()).toEqual({ site_id: site, costs: [], total_monthly: 0, total_yearly: 0 });
    const unknown = await world.post('get-site-costs-v1', { site_id_or_domain: 'https://nowhere.example/' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'svc_site_not_found']);
  });

  it('are returned with amount, frequency and due date', async () => {
    const { id } = await add({ last_renewal: '2026-01-31' });
    expect(await costs()).toEqual({
      site_id: site,
      costs: [{ id, name: 'Hosting', amount: 29.99, frequency: 'monthly', next_due: '2026-02-28' }],
      total_monthly: 29.99,
      total_yearly: 359.88,
    });
  });

  it('include those of the site, its tags and its client, each once', async () => {
    const tag = (await world.post('add-tag-v1', { name: 'shop' })).body.id;
    const client = (await world.post('add-client-v1', { name: 'Acme' })).body.id;
    await world.post('update-site-v1', { site_id_or_domain: site, tags: [tag], client_id: client });
    await add({ name: 'a direct' });
    await add({ name: 'b by tag', sites: undefined, groups: [tag] });
    await add({ name: 'c by client', sites: undefined, clients: [client] });
    await add({ name: 'd elsewhere', sites: [world.siteIds[1]] });
    expect((await costs()).costs.map((cost: { name: string }) => cost.name)).toEqual([
      'a direct',
      'b by tag',
      'c by client',
    ]);
    await world.post('update-site-v1', { site_id_or_domain: site, tags: [], client_id: null });
    expect((await costs()).costs).toHaveLength(1);
  });

  it('include a share of each multi-site price, and the full price of each single-site one', async () => {
    const tag = (await world.post('add-tag-v1', { name: 'all' })).body.id;
    for (const id of world.siteIds) await world.post('update-site-v1', { site_id_or_domain: id, tags: [tag] });
    await add({ name: 'a', price: 100, license_type: 'multi_site', sites: undefined, groups: [tag] });
    await add({ name: 'b', price: 100, license_type: 'single_site', sites: world.siteIds });
    const { costs: found, ...totals } = await costs();
    expect(found.map((cost: { amount: number }) => cost.amount)).toEqual([33.33, 100]);
    expect(totals).toMatchObject({ total_monthly: 133.33, total_yearly: 1600 });
  });

  it('count in the totals by their frequency, if they are active subscriptions', async () => {
    for (const renewal_type of ['weekly', 'monthly', 'quarterly', 'yearly']) {
      await add({ name: renewal_type, renewal_type, price: 10, last_renewal: '2026-02-01' });
    }
    await add({ name: 'x once', payment_type: 'lifetime', last_renewal: '2026-02-01' });
    await add({ name: 'y not renewed', renewal_type: 'disabled', last_renewal: '2026-02-01' });
    for (const status of ['canceled', 'onhold', 'expired', 'pending_cancelation']) {
      await add({ name: `z ${status}`, cost_tracker_status: status, last_renewal: '2026-02-01' });
    }
    const { costs: found, total_monthly, total_yearly } = await costs();
    expect([total_monthly, total_yearly]).toEqual([57.5, 690]);
    const due = Object.fromEntries(
      found.map((cost: { name: string; frequency: string; next_due: string }) => [
        cost.name,
        [cost.frequency, cost.next_due],
      ]),
    );
    expect(due).toMatchObject({
      weekly: ['weekly', '2026-02-15'],
      monthly: ['monthly', '2026-03-01'],
      quarterly: ['quarterly', '2026-05-01'],
      yearly: ['yearly', '2027-02-01'],
      'x once': ['once', null],
      'y not renewed': ['once', null],
      'z canceled': ['monthly', null],
    });
  });

  it('are hidden while the module is off, and unchanged when it is on again', async () => {
    await add({});
    const before = await costs();
    await world.post('update-module-v1', { module: 'costs', enabled: false });
    const off = await world.post('get-site-costs-v1', { site_id_or_domain: site });
    expect([off.status, off.body.code]).toEqual([501, 'svc_module_not_available']);
    expect((await world.get('list-costs-v1')).status).toBe(501);
    await world.post('update-module-v1', { module: 'costs', enabled: true });
    expect(await costs()).toEqual(before);
  });

  it('no longer include the site once it is deleted, as its dry run says', async () => {
    const { id } = await add({ sites: world.siteIds });
    const preview = await world.post('delete-site-v1', { site_id_or_domain: site, dry_run: true });
    expect(preview.body.would_delete.costs).toBe(1);
    await world.post('delete-site-v1', { site_id_or_domain: site, confirm: true });
    expect((await world.get('get-cost-v1', { cost_id: id })).body.sites).toEqual(world.siteIds.slice(1));
  });
});
