import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { waitForLock } from '../../../testing/wait-for-lock.ts';
import { ACORN, installAcorn, itemsIn, MAIN_CLASS, PLUGIN, readingsOf, setChecks } from '../file-checks.fixtures.ts';
import { checkSiteFiles } from './check-site-files.ts';

const world = useWorld({
  sites: 1,
  seeded: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});

it('altered files stay found when somebody else found them while they were read again', async () => {
  const { services } = world().app;
  const [id = 0] = world().siteIds;
  const site_ids_or_domains = [id];
  installAcorn(world());
  await setChecks(world(), site_ids_or_domains, true);
  world().fleet.site(1).alterFile(ACORN, MAIN_CLASS, 'x');
  await world().post('check-files-v1', { site_ids_or_domains });
  world().fleet.ledger.reset();
  const [found, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const finding = services.database.write(async trx => {
    const rows = trx.updateTable('file_digests').set({ state: 'altered', base_digest: 'of the others' });
    await rows.where('site_id', '=', id).where('slug', '=', PLUGIN).execute();
    found.resolve();
    await end.promise;
  });
  await found.promise;
  const reading = checkSiteFiles(services, id);
  await expect.poll(() => readingsOf(world(), 1)).toBe(1);
  await waitForLock(services.database);
  end.resolve();
  await Promise.all([finding, reading]);
  expect(await itemsIn(world(), 'altered')).toMatchObject([{ site: 1, slug: PLUGIN }]);
});
