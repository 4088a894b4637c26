import type { Locator, Page } from 'playwright-core';

export const paletteField = (page: Page) => page.getByLabel('Search sites, pages and actions');

/** Opens the palette with a key, and types. @returns the entry that is wanted. */
export async function paletteEntry(page: Page, text: string, label: string | RegExp): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await paletteField(page).fill(text.toLowerCase());
  const exact = typeof label === 'string' ? { exact: true } : {};
  return page.getByRole('dialog').getByRole('button', { name: label, ...exact });
}
