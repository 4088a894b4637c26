import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { compareFiles } from '../compare/compare-files.ts';
import { ACORN, fileEvents, installAcorn, MAIN_CLASS, PLUGIN, readingsOf, setChecks } from '../file-checks.fixtures.ts';
import { checkSiteFiles } from './check-site-files.ts';
import { nameFiles } from './name-files.ts';

const [HANGING, ALTERED] = [1, 5];
const MANY = 200;

const world = useWorld({
  sites: 6,
  seeded: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_DEADLINE_ACTION: '1' },
});

// Fails if all due items are taken by time: 40 calls end, one after the other, before the other site is asked.
it('a site that hangs is not waited for again, however many of its items are altered', async () => {
  const { app, fleet, siteIds } = world();
  const { services } = app;
  const { database, clock } = services;
  installAcorn(world());
  await setChecks(world(), siteIds, true);
  for (const id of siteIds) await checkSiteFiles(services, id);
  await compareFiles(services);
  fleet.site(ALTERED).alterFile(ACORN, MAIN_CLASS, 'x');
  await checkSiteFiles(services, siteIds[ALTERED - 1] as number);
  await compareFiles(services);
  const site_id = siteIds[HANGING - 1] as number;
  await database.write(async trx => {
    const [row] = await trx
      .selectFrom('file_digests')
      .selectAll()
      .where('site_id', '=', site_id)
      .where('slug', '=', PLUGIN)
      .execute();
    const altered = { ...row, digest: 'altered', state: 'altered', found_at: 1, name_due_at: 1 };
    const rows = Array.from({ length: MANY }, (_, at) => ({ ...altered, slug: `plugin-${at}/plugin.php` }));
    await trx
      .insertInto('file_digests')
      .values(rows as never)
      .execute();
  });
  fleet.site(HANGING).setFaults({ name: 'hang', on: 'code_snippet' });
  fleet.ledger.reset();
  expect(await nameFiles(services)).toBe(1);
  expect(await fileEvents(world())).toMatchObject([{ site: ALTERED, data: { changed: [MAIN_CLASS] } }]);
  // Asked about its own files and, at the same time, about those of the other; either is tried twice.
  expect(readingsOf(world(), HANGING)).toBeLessThanOrEqual(4);
  const left = database.db.selectFrom('file_digests').select('slug').where('name_due_at', '>', clock.now());
  expect(await left.where('name_tries', '=', 1).execute()).toHaveLength(MANY);
});
