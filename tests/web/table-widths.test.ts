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
  const [site = 0] = world().siteIds;
  const client = (await world().post('add-client-v1', { name: 'Harbour Hotel' })).body.id;
  await world().post('update-site-record-v1', { site_id_or_domain: site, client_id: client });
  const cost = { name: 'Hosting', payment_type: 'subscription', renewal_type: 'yearly', product_type: 'hosting' };
  await world().post('add-cost-v1', { ...cost, price: 10, last_renewal: '2026-03-31', sites: [site] });
});

const LISTS = [
  '/sites',
  '/updates',
  '/updates?view=runs',
  '/updates?view=windows',
  '/clients',
  '/costs',
  '/uptime',
  '/uptime?view=maintenance',
  '/alarms',
  '/jobs',
  '/audit',
  '/security',
  '/security?view=files&files=sites',
  '/notifications',
  '/notifications?view=events',
];

// Fails if the columns of a table need more than its place: the menu of a row is out of sight then, or its name is cut.
it.each([700, 1024, 1200, 1280, 1400])('the tables fit into a window of %d px', { timeout: 180_000 }, async width => {
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
