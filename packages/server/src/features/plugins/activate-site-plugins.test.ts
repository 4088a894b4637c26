import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { FATAL, freshPlugins, OTHER, PLAIN, pluginWorld } from './plugin.fixtures.ts';

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

  it('activates, and stores what the site reports', async () => {
    const { status, body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN, OTHER],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ site_id: id, activated: [PLAIN, OTHER], errors: [] });
    expect([state(PLAIN), state(OTHER)]).toEqual([true, true]);
    const active = await world.post('get-site-plugins-v1', { site_id_or_domain: id, status: 'active' });
    expect(active.body.plugins.map((plugin: { slug: string }) => plugin.slug)).toEqual(
      expect.arrayContaining([PLAIN, OTHER]),
    );
  });

  it('tells of a plugin that breaks on activation, and activates the others', async () => {
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [FATAL, PLAIN] });
    expect(body).toMatchObject({ activated: [PLAIN], errors: [{ slug: FATAL, code: 'svc_activation_failed' }] });
    expect([state(FATAL), state(PLAIN)]).toEqual([false, true]);
  });

  it('does not believe the success of a plugin that vanished from the site since', async () => {
    world.fleet.site(1).removePlugin(PLAIN);
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body).toMatchObject({ activated: [], errors: [{ slug: PLAIN, code: 'svc_activation_failed' }] });
  });
});
