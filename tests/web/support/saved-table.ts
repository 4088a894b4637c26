import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** What a page saves as CSV. @param press Presses what saves it. */
export async function savedTable(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = await readFile(await download.path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return { name: download.suggestedFilename(), rows };
}

/** The same of a table, by its menu of columns. */
export const savedByMenu = (page: Page) =>
  savedTable(page, async () => {
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  });
