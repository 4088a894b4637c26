import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { freshPlugins, PLAIN, pluginWorld } from './plugin.fixtures.ts';

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
    world.fleet.site(1).setPlugin(PLAIN, { active: true });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body).toEqual({ site_id: id, deactivated: [PLAIN], errors: [] });
    expect(state(PLAIN)).toBe(false);
  });

  it('sends a change once, and reads the state when the answer does not come', async () => {
    world.fleet.site(1).setFaults({ name: 'hang', on: 'plugin_action' });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body.deactivated).toEqual([PLAIN]);
    expect(actions()).toHaveLength(1);
  });
});
