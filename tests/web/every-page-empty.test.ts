import { expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { seriousOn, useBrowser } from './support/browser.ts';
import { faultsOfEveryPage } from './support/walk/every-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

it('shows every page of a store with nothing in it, accessibly', async () => {
  const { page } = await visitors.signedIn('admin');
  const { shown, faults } = await faultsOfEveryPage(page, undefined, seriousOn);
  expect(faults).toEqual({});
  expect(shown.length).toBeGreaterThan(40);
}, 300_000);
