import { expect, it } from 'vitest';
import { useFleet } from '../../runs.fixtures.ts';

const world = useFleet({ sites: 1, fleet: { plugins: 3 } });

it('updates the translations of one site, all languages of an item together', async () => {
  const row = { type: 'plugin' as const, slug: 'ember-forms', version: '2.0' };
  world()
    .fleet.site(1)
    .setTranslations([
      { ...row, language: 'de_DE' },
      { ...row, language: 'nl_NL' },
    ]);
  await world().post('sync-sites-v1', {});
  const site_id_or_domain = world().siteIds[0];
  const { updates } = (await world().get('get-site-updates-v1', { site_id_or_domain, type: ['translations'] })).body;
  expect(updates).toHaveLength(1);
  const { body } = await world().post('update-site-translations-v1', { site_id_or_domain, wait: true });
  expect(body).toMatchObject({
    queued_count: 1,
    results: [{ type: 'translations', slug: updates[0].slug, state: 'updated' }],
    not_pending: [],
  });
  const after = await world().get('get-site-updates-v1', { site_id_or_domain, type: ['translations'] });
  expect(after.body.updates).toEqual([]);
});
