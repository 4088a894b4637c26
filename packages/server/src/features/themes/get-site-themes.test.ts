import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { freshThemes, PLAIN_THEME, themeWorld } from './theme.fixtures.ts';

describe('get-site-themes-v1', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await themeWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshThemes(world);
  });

  it('lists the themes, with the active one and the available updates', async () => {
    const site = world.fleet.site(1);
    const { body } = await world.post('get-site-themes-v1', { site_id_or_domain: id });
    expect(Object.keys(body)).toEqual(['site_id', 'site_url', 'active_theme', 'themes', 'total']);
    expect([body.site_id, body.site_url, body.active_theme]).toEqual([id, `${site.url}/`, PLAIN_THEME]);
    expect(body.total).toBe(site.themes.length);
    for (const theme of body.themes) {
      expect(Object.keys(theme)).toEqual(['slug', 'name', 'version', 'active', 'update_version']);
      const pending = site.pendingThemes.find(update => update.slug === theme.slug);
      expect([theme.active, theme.update_version]).toEqual([theme.slug === PLAIN_THEME, pending?.to ?? null]);
    }
    expect((await world.get('get-site-themes-v1', { site_id_or_domain: id })).body).toEqual(body);
  });
});
