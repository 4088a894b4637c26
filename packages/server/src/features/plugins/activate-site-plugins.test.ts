import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { FATAL, freshPlugins, OTHER, PLAIN_PLUGIN, pluginWorld } from './plugin.fixtures.ts';

describe('activate-site-plugins-v1', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await pluginWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshPlugins(world);
  });

  const state = (file: string) => world.fleet.site(1).plugin(file)?.active;

  it('activates plugins and stores what the site reports', async () => {
    const { status, body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN_PLUGIN, OTHER],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ site_id: id, activated: [PLAIN_PLUGIN, OTHER], errors: [] });
    expect([state(PLAIN_PLUGIN), state(OTHER)]).toEqual([true, true]);
    const active = await world.post('get-site-plugins-v1', { site_id_or_domain: id, status: 'active' });
    expect(active.body.plugins.map((plugin: { slug: string }) => plugin.slug)).toEqual(
      expect.arrayContaining([PLAIN_PLUGIN, OTHER]),
    );
  });

  it('reports a plugin that breaks on activation, and activates the others', async () => {
    const { body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [FATAL, PLAIN_PLUGIN],
    });
    expect(body).toMatchObject({ activated: [PLAIN_PLUGIN], errors: [{ slug: FATAL, code: 'svc_activation_failed' }] });
    expect([state(FATAL), state(PLAIN_PLUGIN)]).toEqual([false, true]);
  });

  it('reports a failure for a plugin that has vanished from the site, though the site claims success', async () => {
    world.fleet.site(1).removePlugin(PLAIN_PLUGIN);
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN_PLUGIN] });
    expect(body).toMatchObject({ activated: [], errors: [{ slug: PLAIN_PLUGIN, code: 'svc_activation_failed' }] });
  });
});
