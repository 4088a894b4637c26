import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectLoaded } from './browser.ts';
import { showPage } from './show-page.ts';

/** Shows a page in a narrow window: with enough contrast, in the given colours, and no horizontal scrolling. */
export async function expectFitsPhone(
  page: Page,
  address: string,
  schemes: readonly ('light' | 'dark')[],
): Promise<void> {
  await showPage(page, address);
  await page.locator('[data-page-title]').waitFor();
  await expectLoaded(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
    await expectAccessible(page);
  }
  const wider = await page.evaluate(() => {
    const main = document.getElementById('main');
    return main ? main.scrollWidth - main.clientWidth : Number.NaN;
  });
  expect(wider).toBe(0);
}
