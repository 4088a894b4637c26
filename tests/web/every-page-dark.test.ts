import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { furnish, SITES } from '../../scripts/screenshots/furnish.ts';
import { useBrowser } from './support/browser.ts';
import { idsOf, walkEveryPage } from './support/every-page.ts';
import { faultsOn } from './support/phone-page.ts';

const world = useWorld({ sites: SITES, worker: true });
const visitors = useBrowser(world);
let ids: Record<string, string>;
beforeAll(async () => {
  ids = await furnish(world());
}, 120_000);

it('shows every page on a phone in dark colours, with enough contrast and no horizontal scrolling', async () => {
  const { page } = await visitors.signedIn('admin', { width: 360, dark: true });
  const faults: Record<string, readonly string[]> = {};
  const shown = await walkEveryPage(page, idsOf(ids), async address => {
    const found = await faultsOn(page);
    if (found.length > 0) faults[address] = found;
  });
  expect(faults).toEqual({});
  expect(shown.length).toBeGreaterThan(70);
}, 300_000);
