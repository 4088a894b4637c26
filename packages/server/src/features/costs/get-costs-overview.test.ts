import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { makeWorld, type World } from '../../testing/index.ts';

describe('the costs overview', () => {
  let world: World;
  const clock = manualClock(Date.UTC(2026, 1, 10));
  beforeAll(async () => {
    world = await makeWorld({ sites: 3, seeded: true, parts: { clock } });
    const tag = (await world.post('add-tag-v1', { name: 'all' })).body.id;
    for (const id of world.siteIds) await world.post('update-site-v1', { site_id_or_domain: id, tags: [tag] });
    const client = (await world.post('add-client-v1', { name: 'Acme', selected_sites: world.siteIds.slice(1) })).body
      .id;
    const [first] = world.siteIds;
    const add = async (more: object) => {
      const cost = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'monthly', price: 10 };
      expect((await world.post('add-cost-v1', { ...cost, ...more })).status).toBe(200);
    };
    await add({ name: 'month end', last_renewal: '2026-01-31', sites: [first] });
    await add({
      name: 'shared',
      last_renewal: '2026-02-01',
      renewal_type: 'yearly',
      license_type: 'multi_site',
      price: 100,
      groups: [tag],
    });
    await add({
      name: 'each',
      last_renewal: '2026-01-10',
      renewal_type: 'quarterly',
      product_type: 'hosting',
      price: 0.1,
      clients: [client],
    });
    await add({
      name: 'weekly',
      last_renewal: '2026-02-03',
      renewal_type: 'weekly',
      product_type: 'service',
      price: 1,
      sites: [first],
    });
    await add({ name: 'undated', sites: [first], price: 2.5 });
    await add({ name: 'once', payment_type: 'lifetime', last_renewal: '2026-01-01', sites: [first] });
    await add({ name: 'canceled', cost_tracker_status: 'canceled', last_renewal: '2026-02-01', sites: [first] });
  });
  afterAll(() => world.close());
  const overview = async () => (await world.get('get-costs-overview-v1')).body;

  it('totals what all sites pay together', async () => {
    const { currency, total_monthly, total_yearly, undated } = await overview();
    expect({ currency, undated }).toEqual({ currency: 'USD', undated: 1 });
    // 12 × 10 + 100 + 4 × 2 × 0.10 + 52 × 1 + 12 × 2.50
    expect({ total_monthly, total_yearly }).toEqual({ total_monthly: 25.23, total_yearly: 302.8 });
    const sites = await Promise.all(
      world.siteIds.map(id => world.post('get-site-costs-v1', { site_id_or_domain: id })),
    );
    const sum = sites.reduce((total, { body }) => total + body.total_yearly, 0);
    expect(Math.abs(sum - total_yearly)).toBeLessThan(0.05);
  });

  it('forecasts twelve months including this one, each renewal in its month and under its type', async () => {
    const { months } = await overview();
    expect(months.map(({ month }: { month: string }) => month)).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
    // Weekly on February 3, 10, 17 and 24; the yearly one on the 1st, the month end on the 28th.
    expect(months[0]).toEqual({
      month: '2026-02',
      total: 114,
      by_type: { plugin: 110, theme: 0, hosting: 0, service: 4, other: 0 },
    });
    expect(months[2]).toMatchObject({ total: 14.2, by_type: { plugin: 10, hosting: 0.2, service: 4 } });
    expect(months[11]).toMatchObject({ month: '2027-01', by_type: { plugin: 10, hosting: 0.2 } });
    const yearly = months.filter(({ by_type }: { by_type: { plugin: number } }) => by_type.plugin >= 100);
    expect(yearly).toHaveLength(1);
  });

  it('lists what is due soon, soonest first, with the amounts that the list shows', async () => {
    const { due, due_30, due_90 } = await overview();
    expect(
      due.map(({ name, next_renewal, amount, sites_count }: Record<string, unknown>) => [
        name,
        next_renewal,
        amount,
        sites_count,
      ]),
    ).toEqual([
      ['weekly', '2026-02-10', 1, 1],
      ['month end', '2026-02-28', 10, 1],
      ['each', '2026-04-10', 0.2, 2],
    ]);
    expect([due_30, due_90]).toEqual([
      { count: 2, amount: 11 },
      { count: 3, amount: 11.2 },
    ]);
    for (const [days, { count }] of [
      [30, due_30],
      [90, due_90],
    ] as const) {
      expect((await world.get('list-costs-v1', { due_within_days: days })).body.total).toBe(count);
    }
  });

  it('counts a cost whose sites are deleted once, and is empty while the module is off', async () => {
    const before = (await overview()).total_yearly;
    const { id } = (await world.post('add-client-v1', { name: 'No sites' })).body;
    const cost = {
      name: 'idle',
      payment_type: 'subscription',
      product_type: 'other',
      renewal_type: 'yearly',
      price: 7,
    };
    await world.post('add-cost-v1', { ...cost, clients: [id] });
    expect((await overview()).total_yearly).toBe(before + 7);
    await world.post('update-module-v1', { module: 'costs', enabled: false });
    expect((await world.get('get-costs-overview-v1')).body.code).toBe('svc_module_not_available');
    await world.post('update-module-v1', { module: 'costs', enabled: true });
  });
});
