import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ env: { SITEKEEPER_COSTS_CURRENCY: 'EUR' } });
const visitors = useBrowser(world);
const GERMAN = { locale: 'de-DE', timeZone: 'Europe/Berlin' };
/** Spaces in a number don't break. */
const text = (page: Page) =>
  page
    .locator('main')
    .innerText()
    .then(shown => shown.replace(/\s+/g, ' '));

let site: number;
beforeAll(async () => {
  site = await storeSite(world(), {
    url: 'https://laden.example/',
    columns: { created_at: Date.UTC(2026, 2, 5, 23, 30) },
  });
  const cost = { name: 'Hosting', payment_type: 'subscription', renewal_type: 'yearly', product_type: 'hosting' };
  await world().post('add-cost-v1', { ...cost, price: 12345.5, last_renewal: '2026-03-31', sites: [site] });
  await world().post('add-update-window-v1', {
    name: 'Night',
    days: ['mon', 'tue'],
    opens: '17:00',
    closes: '19:30',
    time_zone: 'America/New_York',
  });
});

describe('In a German browser', () => {
  it('money, dates and numbers use German formats', async () => {
    const { page } = await visitors.signedIn('viewer', GERMAN);
    await page.goto('/costs');
    await page.getByRole('row', { name: /Hosting/ }).waitFor();
    const shown = await text(page);
    expect(shown).toContain('12.345,50 €');
    expect(shown).toMatch(/31\.03\.20\d\d/);
    await page.goto(`/sites/${site}`);
    // Half an hour before midnight in London is the next day in Berlin.
    await page.getByText('06.03.2026').waitFor();
  });

  it('prices accept a decimal comma, and a point too', async () => {
    const { page } = await visitors.signedIn('operator', GERMAN);
    await page.goto('/costs');
    await page.getByRole('button', { name: 'Kosten hinzufügen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Domain');
    const price = dialog.getByLabel('Preis in EUR');
    await price.pressSequentially('9.75');
    expect(await price.inputValue()).toBe('9,75');
    await dialog.getByLabel('Letzte Verlängerung').fill('2026-02-01');
    await dialog.getByRole('combobox', { name: 'Diese Websites' }).fill('laden');
    await page.getByRole('option', { name: /laden/ }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Kosten hinzufügen' }).click();
    await expectToast(page, 'Kosten hinzugefügt');
    const [cost] = (await world().get('list-costs-v1', { search: 'Domain' })).body.items;
    expect(cost.price).toBe(9.75);
  });

  it('times have no a.m. and p.m., and a window in another time zone names it', async () => {
    const { page } = await visitors.signedIn('operator', GERMAN);
    await page.goto('/updates?view=windows');
    await page.getByRole('row', { name: /Night.*Mo, Di 17:00–19:30 \(America\/New_York\)/ }).waitFor();
    await page.getByRole('button', { name: 'Night', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Night' });
    // It opens in the evening there, which is late in the evening here.
    await dialog.getByText(/Nächste Öffnung: \d\d\.\d\d\.\d{4}, 2[23]:00 Ihrer Zeit \(Europe\/Berlin\)/).waitFor();
    await expectAccessible(page);
  });
});

describe('In the time zone of a window', () => {
  it('the time zone is not named, and American times use a.m. and p.m.', async () => {
    const { page } = await visitors.signedIn('operator', { timeZone: 'America/New_York', at: '/updates?view=windows' });
    await page.getByRole('row', { name: /Night/ }).waitFor();
    const shown = await text(page);
    expect(shown).toContain('Mon, Tue 5:00 PM–7:30 PM');
    expect(shown).not.toContain('New_York');
  });
});
