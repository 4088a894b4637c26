import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, expectToastOnce, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Last renewal of a weekly cost that is due again in this many days. */
const weeklyDueIn = (days: number) => inDays(days - 7);

describe('Costs', () => {
  it('adds, edits and deletes a cost for chosen sites, from sign-in to the database', async () => {
    await storeSite(world(), { url: 'https://one.example/', name: 'Site one' });
    await storeSite(world(), { url: 'https://two.example/', name: 'Site two' });
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Costs' }).click();
    await page.getByText('There are no costs yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add cost' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add cost' }).click();
    await dialog.getByText('Enter a price.').waitFor();
    await dialog.getByText('Choose at least one.').waitFor();
    await dialog.getByLabel('Name').fill('WooCommerce');
    await dialog.getByLabel('Price in USD').fill('29.90');
    await dialog.getByRole('combobox', { name: 'Renewed' }).click();
    await page.getByRole('option', { name: 'Monthly' }).click();
    await dialog.getByLabel('Last renewal').fill('2026-01-31');
    const picker = dialog.getByRole('combobox', { name: 'These sites' });
    for (const name of ['one', 'two']) {
      await picker.fill(name);
      await page.getByRole('option', { name: `Site ${name}` }).click();
    }
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add cost' }).click();
    await expectToast(page, 'Cost added');
    await page.getByRole('row', { name: /WooCommerce.*\$29\.90.*Monthly.*2 sites/ }).waitFor();
    await expectAccessible(page);
    // For each of two sites.
    await page.getByText('$59.80').first().waitFor();
    await page.getByText('$717.60').waitFor();

    await page.getByRole('button', { name: 'Actions for WooCommerce' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('combobox', { name: 'Charged' }).click();
    await page.getByRole('option', { name: 'For all its sites together' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Cost changed');
    await page.getByText('$358.80').waitFor();
    const [cost] = (await world().get('list-costs-v1')).body.items;
    expect(cost).toMatchObject({
      name: 'WooCommerce',
      price: 29.9,
      license_type: 'multi_site',
      renewal_type: 'monthly',
    });
    expect(cost.sites).toHaveLength(2);

    await page.getByRole('button', { name: 'Actions for WooCommerce' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText('$29.90 (monthly) for 2 sites will be removed from all totals.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete cost' }).click();
    await expectToast(page, 'Cost deleted');
    expect((await world().get('list-costs-v1')).body.total).toBe(0);
  });

  let words = 0;

  it('keeps a type and a payment method that are described in words', async () => {
    const title = { product_type: 'other', product_type_title: 'Domain', payment_method_title: 'Barter' };
    const common = { payment_type: 'subscription', renewal_type: 'yearly', clients: [] };
    // Of its own on each try: what the first has added stays.
    const name = `Own words ${++words}`;
    const site = await storeSite(world(), { url: `https://words${words}.example/`, name: 'Words' });
    const cost = { ...common, ...title, name, price: 12, sites: [site] };
    const { id } = (await world().post('add-cost-v1', cost)).body;
    const stored = async () => (await world().get('get-cost-v1', { cost_id: id })).body;
    const { page } = await visitors.signedIn('admin', { at: '/costs' });
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price in USD').fill('13');
    expect(await dialog.getByLabel('What is paid for').inputValue()).toBe('Domain');
    await dialog.getByLabel('How it is paid').fill('SEPA');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToastOnce(page, 'Cost changed');
    expect(await stored()).toMatchObject({ ...title, price: 13, payment_method: '', payment_method_title: 'SEPA' });

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'PayPal' }).click();
    await expectGone(dialog.getByLabel('How it is paid'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Cost changed');
    expect(await stored()).toMatchObject({ payment_method: 'paypal', payment_method_title: '' });
    await world().post('delete-cost-v1', { cost_id: id, confirm: true });
  });

  it('shows due costs and a forecast of a year with the numbers of the API, as chart and table', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Acme' })).body;
    const common = { payment_type: 'subscription', renewal_type: 'weekly', license_type: 'multi_site', clients: [id] };
    const add = (more: object) => world().post('add-cost-v1', { ...common, ...more });
    await add({ name: 'Backup', product_type: 'service', price: 3, last_renewal: weeklyDueIn(2) });
    await add({
      name: 'Theme',
      product_type: 'theme',
      price: 50,
      renewal_type: 'yearly',
      last_renewal: inDays(60 - 365),
    });
    await add({ name: 'Old', product_type: 'plugin', price: 7, cost_tracker_status: 'expired' });
    const overview = (await world().get('get-costs-overview-v1')).body;
    const { page } = await visitors.signedIn('viewer', { at: '/costs' });
    await page.getByText(`$${overview.total_yearly.toFixed(2)}`).waitFor();
    await page
      .getByText('Due within 30 days', { exact: true })
      .locator('..')
      .getByRole('link', { name: '1 cost' })
      .click();
    for (const name of [/Theme/, /Old/]) await expectGone(page.getByRole('row', { name }));
    await page.getByRole('row', { name: /Backup/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('due')).toBe('30');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Expired' }).click();
    await page.getByRole('row', { name: /Old/ }).waitFor();
    expect(await page.getByRole('button', { name: /Add cost|Actions for/ }).count()).toBe(0);

    await page.getByRole('tab', { name: 'Twelve months' }).click();
    const due = page.getByRole('region', { name: 'Due within 90 days' });
    await due.getByRole('row', { name: /Backup/ }).waitFor();
    await due.getByRole('row', { name: /Theme.*\$50\.00/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show as table' }).click();
    const rows = page.getByRole('region', { name: 'Payments by month, as a table' }).getByRole('row');
    expect(await rows.count()).toBe(13);
    const shown = await rows.locator('td:last-child').allInnerTexts();
    expect(shown).toEqual(overview.months.map(({ total }: { total: number }) => `$${total.toFixed(2)}`));
    await expectAccessible(page);
  });

  // Fails if the page shows what went wrong in place of what it knows.
  it('of a site stay in view when they cannot be read again', async () => {
    const site = await storeSite(world(), { url: 'https://kept.example/', name: 'Kept' });
    const common = { payment_type: 'subscription', product_type: 'hosting', renewal_type: 'yearly' };
    await world().post('add-cost-v1', { ...common, name: 'Own server', price: 12, sites: [site] });
    const { page, context } = await visitors.signedIn('viewer');
    await context.clock.install();
    await page.goto(`/sites/${site}?tab=costs`);
    await page.getByText('Own server').waitFor();
    await page.route('**/get-site-costs-v1/run*', route => route.fulfill({ status: 500 }));
    await context.clock.runFor(11_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('alert').filter({ hasText: 'The server answered 500' }).waitFor();
    await page.getByText('Own server').waitFor();
  });
});
