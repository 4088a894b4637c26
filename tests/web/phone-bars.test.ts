import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const LANGUAGES = [
  { locale: 'en-GB', sync: 'Sync', more: 'More', edit: 'Tags and client', print: 'Print', show: 'Show users' },
  {
    locale: 'de-DE',
    sync: 'Synchronisieren',
    more: 'Mehr',
    edit: 'Schlagwörter und Kunde',
    print: 'Drucken',
    show: 'Benutzer anzeigen',
  },
] as const;

/** Whether they are beside each other: no one begins below the end of another. */
async function areInOneLine(...parts: readonly Locator[]): Promise<boolean> {
  const boxes = await Promise.all(parts.map(part => part.boundingBox()));
  const [tops, ends] = [boxes.map(box => box?.y ?? 0), boxes.map(box => (box?.y ?? 0) + (box?.height ?? 0))];
  return Math.max(...tops) < Math.min(...ends);
}

describe.each(LANGUAGES)('On a phone in $locale', ({ locale, sync, more, edit, print, show }) => {
  const phone = { locale, width: 360, dark: locale === 'de-DE' };

  it('what can be done with chosen sites is in one line, and all but the first in its menu', async () => {
    await storeSite(world(), { url: `https://${locale.toLowerCase()}.example/`, name: `Shop ${locale}` });
    await storeSite(world(), { url: `https://other-${locale.toLowerCase()}.example/`, name: `Other ${locale}` });
    const { page } = await visitors.signedIn('operator', { ...phone, at: '/sites' });
    await page.getByRole('checkbox', { name: `Shop ${locale}` }).check();
    const menu = page.getByRole('button', { name: more, exact: true });
    const first = page.getByRole('button', { name: sync, exact: true });
    expect(await areInOneLine(page.getByText(/^1 (selected|ausgewählt)$/), first, menu)).toBe(true);
    await expectAccessible(page);
    await menu.click();
    await page.getByRole('menuitem', { name: /^(Select all|Alle) / }).click();
    await page.getByText(/^([2-9]) (selected|ausgewählt)$/).waitFor();
    await menu.click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: edit }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Clear selection|Auswahl aufheben)$/ }).click();
    await menu.waitFor({ state: 'detached' });
  });

  it('users are found by one field, and the other filters and actions open on request', async () => {
    const { page } = await visitors.signedIn('operator', { ...phone, at: '/users' });
    const search = page.getByRole('searchbox', { name: /^(Login|Name oder)/ });
    const filters = page.getByRole('button', { name: /^Filter/ });
    expect(await areInOneLine(search, filters)).toBe(true);
    const menu = page.getByRole('button', { name: /^(Actions|Aktionen)$/ });
    await menu.click();
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    const role = page.getByLabel(/^(Role|Rolle)$/);
    expect(await role.isVisible()).toBe(false);
    await filters.click();
    await role.selectOption('editor');
    await expectAccessible(page);
    await page.getByRole('button', { name: show }).click();
    await page.waitForURL(/role=editor/);
  });

  it('a report is printed with one button, and the rest is in a menu beside it', async () => {
    const { body } = await world().post('add-client-v1', { name: `Bakery ${locale}` });
    const { page } = await visitors.signedIn('admin', { ...phone, at: `/clients/${body.id}?view=report` });
    const [menu, main] = [
      page.getByRole('button', { name: more, exact: true }),
      page.getByRole('button', { name: print }),
    ];
    await main.waitFor();
    expect(await areInOneLine(menu, main)).toBe(true);
    await expectAccessible(page);
    await menu.click();
    const items = page.getByRole('menuitem');
    await expect.poll(() => items.count()).toBe(3);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await items.filter({ hasText: 'PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await menu.click();
    await items.filter({ hasText: /^(Branding|Gestaltung)$/ }).click();
    await page.waitForURL(/\/clients\/branding/);
  });
});
