import { expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { seriousOn, useBrowser } from './support/browser.ts';
import { walkEveryPage } from './support/every-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

it('shows every page of a store with nothing in it, accessibly', async () => {
  const { page } = await visitors.signedIn('admin');
  const faults: Record<string, readonly string[]> = {};
  const shown = await walkEveryPage(page, undefined, async address => {
    const found = await seriousOn(page);
    if (found.length > 0) faults[address] = found;
  });
  expect(faults).toEqual({});
  expect(shown.length).toBeGreaterThan(40);
}, 300_000);
