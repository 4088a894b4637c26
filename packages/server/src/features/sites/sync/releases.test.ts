import type { SiteReport } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { deleteOldReleases } from '../../updates/index.ts';
import { saveReports } from './save-report.ts';
import { offerOf } from './saved-site.fixtures.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });
const base: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined };
const offer = (newVersion: string) => offerOf('shop/shop.php', newVersion);

it('keeps when any site was first offered a version, and notes no translations', async () => {
  const { services } = world().app;
  const one = await storeSite(world(), { url: 'https://one.example/' });
  const two = await storeSite(world(), { url: 'https://two.example/' });
  const save = (siteId: number, report: Partial<SiteReport>) =>
    services.database.write(trx =>
      saveReports(trx, services, [{ siteId, report: { ...base, ...report }, digests: {} }]),
    );
  const first = clock.now();
  const translation = { type: 'plugin' as const, slug: 'shop', language: 'de_DE', name: 'Shop', version: '2.0' };
  await save(one, { pluginUpdates: [offer('2.0'), offer('2.0')], translationUpdates: [translation] });
  await clock.advance(60_000);
  await Promise.all([save(one, { pluginUpdates: [] }), save(two, { pluginUpdates: [offer('2.0')] })]);
  await save(one, { pluginUpdates: [offer('2.1')], coreUpdate: '7.2', wpVersion: '7.1' });
  const seen = services.database.db.selectFrom('update_releases').selectAll().orderBy('type').orderBy('version');
  expect(await seen.execute()).toEqual([
    { type: 'core', slug: 'wordpress', version: '7.2', first_seen_at: first + 60_000 },
    { type: 'plugin', slug: 'shop/shop.php', version: '2.0', first_seen_at: first },
    { type: 'plugin', slug: 'shop/shop.php', version: '2.1', first_seen_at: first + 60_000 },
  ]);
});

it('forgets versions that no site is offered any more, half a year after they came', async () => {
  const { services } = world().app;
  const known = async () =>
    (await services.database.db.selectFrom('update_releases').select('version').execute())
      .map(({ version }) => version)
      .sort();
  await deleteOldReleases(services);
  expect(await known()).toEqual(['2.0', '2.1', '7.2']);
  await clock.advance(181 * 86_400_000);
  await deleteOldReleases(services);
  // Site two is still offered 2.0.
  expect(await known()).toEqual(['2.0', '2.1', '7.2']);
  await services.database.write(trx => trx.deleteFrom('site_updates').where('new_version', '=', '2.0').execute());
  await deleteOldReleases(services);
  expect(await known()).toEqual(['2.1', '7.2']);
});
