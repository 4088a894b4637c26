import { expect, it } from 'vitest';
import { seriousOn, useBrowser } from './support/browser.ts';
import { faultsOfEveryPage, idsOf } from './support/walk/every-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

it('shows every page to a viewer, in dark colours, without a request that is refused', async () => {
  const { page } = await visitors.signedIn('viewer', { dark: true });
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  const { shown, faults } = await faultsOfEveryPage(page, idsOf(ids()), seriousOn);
  expect({ faults, refused }).toEqual({ faults: {}, refused: [] });
  expect(shown.length).toBeGreaterThan(70);
}, 300_000);
