import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { furnish, SITES } from '../../scripts/screenshots/furnish.ts';
import { seriousOn, useBrowser } from './support/browser.ts';
import { idsOf, walkEveryPage } from './support/every-page.ts';

const world = useWorld({ sites: SITES, worker: true });
const visitors = useBrowser(world);
let ids: Record<string, string>;
beforeAll(async () => {
  ids = await furnish(world());
}, 120_000);

it('shows every page to a viewer, in dark colours, without a request that is refused', async () => {
  const { page } = await visitors.signedIn('viewer', { dark: true });
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  const faults: Record<string, readonly string[]> = {};
  const shown = await walkEveryPage(page, idsOf(ids), async address => {
    const found = await seriousOn(page);
    if (found.length > 0) faults[address] = found;
  });
  expect({ faults, refused }).toEqual({ faults: {}, refused: [] });
  expect(shown.length).toBeGreaterThan(70);
}, 300_000);
