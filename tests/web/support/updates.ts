import type { World } from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A theme that every simulated site has. */
export const UPDATED_THEME = 'standard-issue';

/** Every site has an old version of the theme, and Sitekeeper knows about it. */
export async function oldThemes(world: World): Promise<void> {
  const { fleet, siteIds } = world;
  fleet.setFaults({});
  for (let k = 1; k <= siteIds.length; k++) fleet.site(k).setTheme(UPDATED_THEME, '1.0');
  const { status } = await world.post('sync-sites-v1', {});
  expect(status).toBe(200);
}

/** The list by item, with only the theme in it. */
export async function openItem(page: Page): Promise<void> {
  await page.goto(`/updates?q=${UPDATED_THEME}&type=themes`);
  await page.getByRole('row', { name: /Standard Issue/ }).waitFor();
}

/** Chooses an entry of the menu of the first row. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}
