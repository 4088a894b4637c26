import type { Page } from 'playwright-core';
import { seriousOn } from './browser.ts';

/** What keeps people from using the page in a narrow window: what axe finds serious, and horizontal scrolling. */
export async function faultsOn(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => {
    const main = document.getElementById('main') ?? document.documentElement;
    return main.scrollWidth - main.clientWidth;
  });
  return [...(await seriousOn(page)), ...(wider === 0 ? [] : [`${wider} px are outside of the window`])];
}
