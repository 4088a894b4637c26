import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { freshPlugins, PLAIN_PLUGIN, pluginWorld } from './plugin.fixtures.ts';

describe('deactivate-site-plugins-v1', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await pluginWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshPlugins(world);
  });

  const actions = () => world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' });
  const state = (file: string) => world.fleet.site(1).plugin(file)?.active;

  it('deactivates', async () => {
    world.fleet.site(1).setPlugin(PLAIN_PLUGIN, { active: true });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN_PLUGIN] });
    expect(body).toEqual({ site_id: id, deactivated: [PLAIN_PLUGIN], errors: [] });
    expect(state(PLAIN_PLUGIN)).toBe(false);
  });

  it('sends a change once, and reads the state of the site when there is no answer', async () => {
    world.fleet.site(1).setFaults({ name: 'hang', on: 'plugin_action' });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN_PLUGIN] });
    expect(body.deactivated).toEqual([PLAIN_PLUGIN]);
    expect(actions()).toHaveLength(1);
  });
});
