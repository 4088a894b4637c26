import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { queueAbandonedChecks } from './index.ts';

describe('abandoned themes', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({
      sites: 4,
      seeded: true,
      worker: true,
      fleet: { plugins: 35 },
      env: { SITEKEEPER_ABANDONED_INTERVAL_DAYS: '3' },
    });
    await world.post('sync-sites-v1');
    await queueAbandonedChecks(world.app.services);
    while ((await world.app.services.queue.size('abandoned-checks')) > 0)
      await new Promise(resolve => setTimeout(resolve, 20));
  });
  afterAll(() => world.close());

  it('are listed in the form of plugins', async () => {
    const { status, body } = await world.get('get-abandoned-themes-v1', { per_page: 200 });
    expect(status).toBe(200);
    expect(body.total).toBe(body.items.length);
    for (const item of body.items) {
      const site = world.fleet.site(world.siteIds.indexOf(item.site_id) + 1);
      expect(site.themes.map(theme => theme.slug)).toContain(item.slug);
    }
  });
});
