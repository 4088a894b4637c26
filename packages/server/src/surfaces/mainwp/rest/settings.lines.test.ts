import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 3, seeded: true, worker: true, env: { SITEKEEPER_MAINWP_API: 'on' } });
const ask = (path: string, method = 'GET') => world().request(`/wp-json/mainwp/v2/settings${path}`, { method });

describe('the settings and tools of MainWP', () => {
  it('say the currency and the product types of costs', async () => {
    const { body } = await ask('/cost-tracker');
    expect(body).toMatchObject({
      success: 1,
      data: { currency: world().app.services.settings.currency, payment_methods: [] },
    });
    expect(body.data.product_categories.map(({ slug }: { slug: string }) => slug)).toContain('hosting');
  });

  // Fails if so few sites are done at once: programs ask for the state by the id.
  it('renew the connections of all sites in the background, which can be followed', async () => {
    for (const k of [1, 2, 3]) world().fleet.site(k).setPasswordAuth(false, 'fleet-admin');
    const { body } = await ask('/tools/renew-connections', 'POST');
    expect(body).toMatchObject({ success: 1, renew_id: expect.stringMatching(/^rotate_/) });
    const { pathname } = new URL(body.status_url);
    const state = async () => (await world().request(pathname)).body;
    await expect.poll(async () => (await state()).status, { timeout: 20_000 }).toBe('completed');
    expect(await state()).toMatchObject({
      success: true,
      total: 3,
      processed: 3,
      failed: 0,
      progress: 100,
      errors: [],
    });
    expect(world().fleet.ledger.summary().functions.register).toBe(3);
  });

  it('answer 404 for a renewal that is not known', async () => {
    expect((await ask('/tools/renew-connections-status/rotate_nobody')).status).toBe(404);
  });
});
