import { expect, it } from 'vitest';
import { useFleet } from '../../runs.fixtures.ts';

const world = useFleet({ sites: 1, fleet: { plugins: 3 } });
const THEME = 'standard-issue';

it('updates the themes of one site and leaves its plugins as they are', async () => {
  const site = world().fleet.site(1);
  site.setTheme(THEME, '1.0');
  site.setPlugin('ember-forms/ember-forms.php', { version: '0.1' });
  const site_id_or_domain = world().siteIds[0];
  await world().post('sync-sites-v1', {});
  const plugins = site.pendingPlugins;
  const { body } = await world().post('update-site-themes-v1', {
    site_id_or_domain,
    slugs: [THEME, 'ember-forms/ember-forms.php'],
    wait: true,
  });
  expect(body).toMatchObject({
    results: [{ type: 'themes', slug: THEME, state: 'updated' }],
    not_pending: ['ember-forms/ember-forms.php'],
  });
  expect(site.pendingThemes.map(({ slug }) => slug)).not.toContain(THEME);
  expect(site.pendingPlugins).toEqual(plugins);
  expect(plugins.length).toBeGreaterThan(0);
});
