import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { compareFiles } from '../compare/compare-files.ts';
import { fileEvents, setChecks } from '../file-checks.fixtures.ts';
import { checkSiteFiles } from './check-site-files.ts';
import { nameFiles } from './name-files.ts';

const clock = manualClock();
const HACKED = 5;
const FILES = Array.from({ length: 12 }, (_, at) => `plugin-${10 + at}/plugin.php`);
const RESTLESS = FILES.slice(0, 2);

const world = useWorld({
  sites: 5,
  seeded: true,
  fleet: { plugins: 2 },
  parts: { clock },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});

// Fails if a site whose item changed is taken for one that failed, or if an item that changed again begins anew.
it('an item that changes at each request costs the others no names, is told, and is no reason to read for ever', async () => {
  const { app, fleet, siteIds } = world();
  const { services } = app;
  const alter = (slug: string, content: string) =>
    fleet.site(HACKED).alterFile({ type: 'plugin', slug }, 'index.php', content);
  for (let k = 1; k <= fleet.size; k++) {
    for (const slug of FILES) fleet.site(k).setPlugin(slug, { version: '1.0' });
  }
  await setChecks(world(), siteIds, true);
  for (const id of siteIds) await checkSiteFiles(services, id);
  await compareFiles(services);
  for (const slug of FILES) alter(slug, 'x');
  let requests = 0;
  const changeAgain = () => {
    requests += 1;
    for (const slug of RESTLESS) alter(slug, `${requests}`);
    fleet.site(HACKED).afterNextReading(changeAgain);
  };
  fleet.site(HACKED).afterNextReading(changeAgain);
  await checkSiteFiles(services, siteIds[HACKED - 1] as number);
  const passes = async (count: number) => {
    fleet.ledger.reset();
    for (let pass = 0; pass < count; pass++) {
      await compareFiles(services);
      await nameFiles(services);
      await compareFiles(services);
      await nameFiles(services);
      await clock.advance(10 * 60_000);
    }
    return fleet.ledger.entries({ site: HACKED }).filter(({ what }) => what.includes('file-digests')).length;
  };
  const told = async () =>
    new Map((await fileEvents(world())).map(({ data }) => [data.slug, data.changed.concat(data.added)]));
  await passes(1);
  expect([...(await told())].sort()).toEqual(FILES.slice(2).map(slug => [slug, ['index.php']]));
  expect(await passes(2)).toBeLessThanOrEqual(2);
  expect([...(await told())].sort()).toEqual(FILES.map(slug => [slug, RESTLESS.includes(slug) ? [] : ['index.php']]));
  await passes(4);
  expect(await passes(4)).toBe(0);
  expect(await fileEvents(world())).toHaveLength(FILES.length);
});
