import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';
import { oldDashboardOf, oldSiteOf } from '../../../../testing/old-dashboard/old-dashboard-values.ts';
import { oldClientOf } from '../../carry/carry.fixtures.ts';
import { planMainwp } from './plan-mainwp.ts';

const world = useWorld();

describe('what is here already', () => {
  it('is found by address, name and e-mail address', async () => {
    const siteId = await storeSite(world(), { url: 'https://bakery.example/shop/' });
    await world().post('add-tag-v1', { name: 'VIP' });
    await world().post('add-client-v1', { name: 'Anna', client_email: 'anna@bakery.example' });
    const client = oldClientOf(1, { name: 'Somebody', email: 'anna@bakery.example' });
    const old = oldDashboardOf(
      [oldSiteOf(1, 'http://www.bakery.example/shop/'), oldSiteOf(2, 'https://bakery.example/')],
      { tags: [{ id: 1, name: 'vip', color: '' }], clients: [client, { ...client, id: 2, email: null }] },
    );
    const plan = await planMainwp(world().app.services, old);
    expect(plan.sites.map(({ site_id }) => site_id)).toEqual([siteId, null]);
    const here = Object.fromEntries(plan.kinds.map(kind => [kind.kind, kind.here]));
    expect(here).toMatchObject({ sites: 1, tags: 1, clients: 1 });
  });
});
