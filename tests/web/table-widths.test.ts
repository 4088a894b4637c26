import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { FAILING_FLEET, makeFailingFleet } from './support/worlds/failing-fleet.ts';

const world = useWorld(FAILING_FLEET);
const visitors = useBrowser(world);

beforeAll(async () => {
  await makeFailingFleet(world());
  const zone = { days: ['mon', 'tue', 'wed', 'sat'], time_zone: 'America/New_York' };
  await world().post('add-update-window-v1', { name: 'Nightly', opens: '21:30', closes: '01:30', ...zone });
  const weekly = { all_sites: true, repeats: 'weekly', starts: '23:30', minutes: 90, ...zone };
  await world().post('add-maintenance-window-v1', { name: 'Moving', ...weekly });
});

const LISTS = [
  '/sites',
  '/updates?view=windows',
  '/uptime',
  '/uptime?view=maintenance',
  '/alarms',
  '/jobs',
  '/audit',
  '/security',
  '/security?view=files&files=sites',
  '/notifications?view=events',
];

// Fails if the columns of a table need more than its place: the menu of a row is out of sight then.
it.each([1024, 1200, 1280])('the tables fit into a window of %d px', { timeout: 180_000 }, async width => {
  const { page } = await visitors.signedIn('admin', { width });
  const beyond: Record<string, number[]> = {};
  for (const path of LISTS) {
    await page.goto(path);
    await page.locator('tr[data-row]').first().waitFor();
    await expectLoaded(page);
    const wide = await page
      .getByRole('region', { name: /, rows$/ })
      .evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth).filter(px => px > 0));
    if (wide.length > 0) beyond[path] = wide;
  }
  expect(beyond).toEqual({});
});
