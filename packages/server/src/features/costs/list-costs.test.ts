import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

describe('listing costs', () => {
  let world: World;
  const ids: number[] = [];
  beforeAll(async () => {
    world = await makeWorld({ sites: 1, seeded: true });
    const common = { price: 1, renewal_type: 'yearly', sites: world.siteIds };
    const costs = [
      { name: 'beta', payment_type: 'subscription', product_type: 'plugin' },
      { name: 'Alpha 5%', payment_type: 'lifetime', product_type: 'theme' },
      { name: 'gamma', payment_type: 'subscription', product_type: 'theme', cost_tracker_status: 'expired' },
    ];
    for (const cost of costs) ids.push((await world.post('add-cost-v1', { ...common, ...cost })).body.id);
  });
  afterAll(() => world.close());

  const names = async (input: Record<string, unknown> = {}) =>
    (await world.get('list-costs-v1', input)).body.items.map((item: { name: string }) => item.name);

  it('lists by name, page by page, with what each cost is for', async () => {
    expect(await names()).toEqual(['Alpha 5%', 'beta', 'gamma']);
    const { body } = await world.get('list-costs-v1', { page: 2, per_page: 2 });
    expect(body).toMatchObject({ total: 3, page: 2, per_page: 2, items: [{ name: 'gamma', sites: world.siteIds }] });
  });

  it('filters by state, category, type, search and ids', async () => {
    expect(await names({ status: 'active' })).toEqual(['Alpha 5%', 'beta']);
    expect(await names({ status: ['expired', 'canceled'] })).toEqual(['gamma']);
    expect(await names({ category: 'theme' })).toEqual(['Alpha 5%', 'gamma']);
    expect(await names({ type: 'subscription', category: 'theme' })).toEqual(['gamma']);
    expect(await names({ search: 'ALPHA' })).toEqual(['Alpha 5%']);
    expect(await names({ search: '5%' })).toEqual(['Alpha 5%']);
    expect(await names({ include: ids.slice(0, 1) })).toEqual(['beta']);
    expect(await names({ exclude: ids.slice(0, 1) })).toEqual(['Alpha 5%', 'gamma']);
    expect((await world.get('list-costs-v1', { type: 'rent' })).status).toBe(400);
  });
});
