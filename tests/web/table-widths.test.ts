import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { tableOverhangs } from './support/table-overhangs.ts';
import { FAILING_FLEET, makeFailingFleet } from './support/worlds/failing-fleet.ts';

const world = useWorld(FAILING_FLEET);
const visitors = useBrowser(world);

beforeAll(() => makeFailingFleet(world()));

/** Tables that have no rows in the world of every-page-widths.test.ts. */
const LISTS = ['/uptime', '/jobs', '/security', '/alarms'];

// Fails if the columns of a table need more than its place: the menu of a row is out of sight then, or its name is cut.
it.each([700, 1024, 1200, 1280, 1400])('the tables fit into a window of %d px', { timeout: 180_000 }, async width => {
  const { page } = await visitors.signedIn('admin', { width });
  const beyond: Record<string, readonly string[]> = {};
  for (const path of LISTS) {
    await page.goto(path);
    await page.locator('tr[data-row]').first().waitFor();
    await expectLoaded(page);
    const wide = await tableOverhangs(page);
    if (wide.length > 0) beyond[path] = wide;
  }
  expect(beyond).toEqual({});
});
