import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { tableOverhangs, tablesOn } from './support/table-overhangs.ts';
import { faultsOfEveryPage, idsOf } from './support/walk/every-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

/** At the edges of what columns are shown in (WIDTHS), and between them. */
const WINDOWS = [1600, 1400, 1280, 1200, 1024, 900, 768, 640];

/** Columns come and go in a turn after the window has its width, and are laid out in the frame after that. */
async function drawnAgain(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

const tables = new Set<string>();

async function overhangsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOn(page)) tables.add(name);
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawnAgain);
    found.push(...(await tableOverhangs(page)).map(text => `in ${width} px, ${text}`));
  }
  return found;
}

// Fails if the columns of any table need more than its place: rows are scrolled sideways then, with their menus.
it('fits every table into windows of 640 to 1600 px', async () => {
  const { page } = await visitors.signedIn('admin', { width: 1600 });
  const { faults } = await faultsOfEveryPage(page, idsOf(ids()), overhangsOn);
  expect(faults).toEqual({});
  expect(tables.size).toBeGreaterThan(38);
}, 300_000);
