import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { faultsOn } from './support/phone-page.ts';
import { faultsOfEveryPage, idsOf } from './support/walk/every-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

it('shows every page on a phone in dark colours, with enough contrast and no horizontal scrolling', async () => {
  const { page } = await visitors.signedIn('admin', { width: 360, dark: true });
  const { shown, faults } = await faultsOfEveryPage(page, idsOf(ids()), faultsOn);
  expect(faults).toEqual({});
  expect(shown.length).toBeGreaterThan(70);
}, 300_000);
