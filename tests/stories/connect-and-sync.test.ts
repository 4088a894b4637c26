import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('from an empty server to a managed site', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 3 });
  });
  afterAll(() => world.close());

  it('connects a site, returns it, syncs it and deletes it', async () => {
    const id = await world.addSite(1);
    const site = world.fleet.site(1);
    expect(site.registered).toBe(true);

    const list = await world.get('list-sites-v1');
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ id, url: `${site.url}/`, status: 'connected', client_id: null }],
    });

    const detail = await world.post('get-site-v1', { site_id_or_domain: id, include_stats: true });
    expect(detail.body).toMatchObject({ wp_version: site.core, admin_username: site.admin });
    expect(detail.body.stats.plugin_updates).toBe(site.pendingPlugins.length);

    const sync = await world.post('sync-sites-v1');
    expect(sync.body).toMatchObject({ queued: false, total_synced: 1, total_errors: 0, errors: [] });

    const removed = await world.post('delete-site-v1', { site_id_or_domain: site.url, confirm: true });
    expect(removed.body).toEqual({ deleted: true, site_id: id, site_url: `${site.url}/` });
    expect(site.registered).toBe(false);
  });
});
