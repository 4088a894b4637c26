import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { faultsOn } from './support/phone-page.ts';
import { faultsOfEveryPage, idsOf, unsavedTablesOn } from './support/walk/every-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

it('shows every page on a phone in light colours, with contrast, nothing to scroll sideways, and CSV of tables', async () => {
  const { page } = await visitors.signedIn('admin', { width: 360 });
  const look = async () => [...(await faultsOn(page)), ...(await unsavedTablesOn(page))];
  const { shown, faults } = await faultsOfEveryPage(page, idsOf(ids()), look);
  expect(faults).toEqual({});
  expect(shown.length).toBeGreaterThan(70);
}, 300_000);
