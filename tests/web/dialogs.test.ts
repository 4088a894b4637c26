import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** Holds the requests of an ability back until released. */
async function hold(page: Page, ability: string, part: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/${ability}/run`, async route => {
    if (route.request().postData()?.includes(part)) await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function openFor(page: Page, row: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const focusIn = (page: Page) =>
  page.evaluate(() => (document.activeElement?.closest('[role=dialog]') ? 'dialog' : 'page'));

describe('A dialog', () => {
  it('stays open until its result is known, so that a late answer closes no other dialog', async () => {
    await world().post('add-tag-v1', { name: 'Late' });
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    const release = await hold(page, 'delete-tag-v1', '"confirm"');
    const dialog = page.getByRole('dialog', { name: 'Delete tag “Late”' });
    await openFor(page, 'Late', 'Delete');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete tag' }).click();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => cancel.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
    expect(await dialog.isVisible()).toBe(true);
    release();
    await expectToast(page, 'Tag deleted');
    await expectGone(dialog);
  });

  it('submits a form once, however often it is submitted', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    let sent = 0;
    page.on('request', request => {
      if (request.url().includes('add-tag-v1')) sent++;
    });
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Once');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[role=dialog] form');
      for (let press = 0; press < 3; press++) form?.requestSubmit();
    });
    await expectToast(page, 'Tag added');
    await page.getByRole('row', { name: 'Once' }).waitFor();
    expect(sent).toBe(1);
  });

  it('moves the focus to the first field that is wrong, so that screen readers say what is', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add tag' }).press('Enter');
    await dialog
      .locator('input:focus')
      .and(dialog.getByLabel('Name', { exact: true }))
      .waitFor();
  });

  it('keeps the focus while its request is on its way, and when it has failed', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    const answered = Promise.withResolvers<void>();
    await page.route('**/add-tag-v1/run', async route => {
      await answered.promise;
      await route.fulfill({ status: 503 });
    });
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Refused');
    const add = dialog.getByRole('button', { name: 'Add tag' });
    await add.press('Enter');
    await expect.poll(() => add.isDisabled()).toBe(true);
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press('Tab');
      expect(await focusIn(page)).toBe('dialog');
    }
    answered.resolve();
    await dialog.getByRole('alert').waitFor();
    expect(await focusIn(page)).toBe('dialog');
    await add.press('Enter');
    await expect.poll(() => add.isEnabled()).toBe(true);
    expect(await add.evaluate(button => button === document.activeElement)).toBe(true);
  });

  it('gives the focus back to what opened it, so that the keyboard goes on from there', async () => {
    await world().post('add-tag-v1', { name: 'Opener' });
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    const hasFocus = (name: string) => page.getByRole('button', { name }).and(page.locator(':focus')).first().waitFor();
    await page.getByRole('button', { name: 'Add tag' }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input:focus').waitFor();
    await page.keyboard.press('Escape');
    await expectGone(dialog);
    await hasFocus('Add tag');
    const menu = page.getByRole('button', { name: 'Actions for Opener' });
    for (let times = 0; times < 2; times++) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      await dialog.locator('input:focus').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expectGone(dialog);
      await hasFocus('Actions for Opener');
    }
  });

  it('keeps what was typed, and a secret shown once, when somebody clicks beside it', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/people' });
    await page.getByRole('button', { name: 'Invite person' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('User name (optional)').fill('newcomer');
    await page.mouse.click(5, 5);
    expect(await dialog.getByLabel('User name (optional)').inputValue()).toBe('newcomer');
    await dialog.getByRole('button', { name: 'Make invitation' }).click();
    const link = page.getByRole('dialog', { name: 'Invitation made' });
    await link.waitFor();
    await page.mouse.click(5, 5);
    // As long as a dialog takes to go.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await link.isVisible()).toBe(true);
  });

  it('gives the focus back also after another dialog has taken its place', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/people' });
    const invite = page.getByRole('button', { name: 'Invite person' }).first();
    await invite.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('User name (optional)').fill('successor');
    await dialog.getByRole('button', { name: 'Make invitation' }).press('Enter');
    const link = page.getByRole('dialog', { name: 'Invitation made' });
    await link.waitFor();
    await page.keyboard.press('Escape');
    await expectGone(link);
    await expect.poll(() => invite.evaluate(button => button === document.activeElement)).toBe(true);
  });

  it('about selected sites announces its outcome and keeps the focus when its button is gone', async () => {
    await storeSite(world(), { url: 'https://quiet.example/', name: 'Quiet' });
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Quiet' }).check();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend 1 site' });
    const status = await dialog.getByRole('status').elementHandle();
    await dialog.getByRole('button', { name: 'Suspend' }).press('Enter');
    await dialog.getByText('Suspended 1 site.').waitFor();
    expect(await status?.textContent()).toBe('Suspended 1 site.');
    await dialog.locator('button:focus').filter({ hasText: 'Close' }).waitFor();
  });

  it('does not navigate for a user who has left the page meanwhile', async () => {
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    const release = await hold(page, 'add-client-v1', 'Harbour');
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Harbour');
    await page.getByRole('dialog').getByRole('button', { name: 'Add client' }).click();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    release();
    await expectToast(page, 'Client added');
    expect(new URL(page.url()).pathname).toBe('/tags');
  });

  it('withdraws the confirmation when the dry run returns something new', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'Moving' })).body.id;
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    await openFor(page, 'Moving', 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('0 sites of 0 clients').waitFor();
    await dialog.getByRole('checkbox').check();
    const site = await storeSite(world(), { url: 'https://moving.example/' });
    await world().post('update-site-record-v1', { site_id_or_domain: site, tags: [tag] });
    // As when somebody returns to the window.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await dialog.getByText('1 site of 0 clients').waitFor();
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    expect(await dialog.getByRole('button', { name: 'Delete tag' }).isDisabled()).toBe(true);
  });
});

describe('An edit', () => {
  it('stores only edited fields: changes by others in the meantime are kept', async () => {
    const id = await storeSite(world(), { url: 'https://shared.example/', name: 'Shared' });
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Renamed');
    await world().post('update-site-record-v1', { site_id_or_domain: id, notes: 'Ask Mia first.' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Site changed');
    const { name, notes } = (await world().get('get-site-record-v1', { site_id_or_domain: id })).body;
    expect({ name, notes }).toEqual({ name: 'Renamed', notes: 'Ask Mia first.' });
  });

  it('of an update window’s name keeps its times, and with them its next opening', async () => {
    const opening = { days: ['mon'], opens: '02:00', closes: '04:00', time_zone: 'UTC', type: ['plugins'] };
    await world().post('add-update-window-v1', { name: 'Nightly', ...opening, strategy: { canary_percent: 2 } });
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=windows' });
    const sent = page.waitForRequest(request => request.url().includes('update-update-window-v1'));
    await openFor(page, 'Nightly', 'Edit');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Weekly');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    expect(Object.keys((await sent).postDataJSON().input).sort()).toEqual(['name', 'window_id']);
    await page.getByRole('row', { name: /Weekly/ }).waitFor();
  });

  it('of a cost’s note keeps its targets', async () => {
    const site = await storeSite(world(), { url: 'https://paid.example/' });
    const other = await storeSite(world(), { url: 'https://paid-too.example/' });
    const kinds = { payment_type: 'subscription', renewal_type: 'yearly', product_type: 'hosting' };
    const made = await world().post('add-cost-v1', { name: 'Hosting', price: 12.5, ...kinds, sites: [site] });
    const { page } = await visitors.signedIn('operator', { at: '/costs' });
    await openFor(page, 'Hosting', 'Edit');
    await page.getByRole('dialog').getByLabel('Notes').fill('Paid by transfer');
    await world().post('update-cost-v1', { cost_id: made.body.id, sites: [site, other] });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Cost changed');
    const { sites, note, price } = (await world().get('get-cost-v1', { cost_id: made.body.id })).body;
    expect({ sites, note, price }).toEqual({ sites: [site, other], note: 'Paid by transfer', price: 12.5 });
  });

  it('of a client keeps each value in its own field when fields were added meanwhile', async () => {
    for (const name of ['Manager', 'Zone']) await world().post('add-client-field-v1', { name });
    const given = { Manager: 'Mia', Zone: 'North' };
    const { id } = (await world().post('add-client-v1', { name: 'Okafor', custom_fields: given })).body;
    const { page } = await visitors.signedIn('operator', { at: `/clients/${id}` });
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    const dialog = page.getByRole('dialog');
    await edit.click();
    await dialog.getByLabel('Zone').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await world().post('add-client-field-v1', { name: 'Account' });
    await edit.click();
    await dialog.getByLabel('Account').waitFor();
    const shown = async (label: string) => dialog.getByLabel(label).inputValue();
    expect([await shown('Account'), await shown('Manager'), await shown('Zone')]).toEqual(['', 'Mia', 'North']);
    await dialog.getByLabel('Account').fill('4711');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Client changed');
    const { custom_fields } = (await world().get('get-client-v1', { client_id_or_email: id })).body;
    expect(custom_fields).toEqual({ ...given, Account: '4711' });
  });
});
