import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, expectToastOnce, signIn, useBrowser } from './support/browser.ts';
import { addPasskeyInProfile, namedOrigin, pageWithPasskeys, signInToProfile } from './support/passkey-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** All sessions began long ago. */
const forgetProofs = () =>
  world().app.services.database.write(trx => trx.updateTable('sessions').set({ proved_at: 0 }).execute());

const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** While an application password is being created. */
async function typeName(page: Page, name: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add application password' }).click();
  const form = page.getByRole('dialog', { name: 'Add application password' });
  await form.getByLabel('Name').fill(name);
  return { form, add: form.getByRole('button', { name: 'Add', exact: true }) };
}

describe('A sensitive action', () => {
  it('asks for proof once the sign-in is too old, and keeps what was typed', async () => {
    const user = await world().webUser('anna', 'admin');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    const { form, add } = await typeName(page, 'Täglicher Bericht');
    await forgetProofs();
    await add.click();
    await asked(page).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('not it');
    await page.keyboard.press('Enter');
    await asked(page).getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Täglicher Bericht');
    await asked(page).getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '“Täglicher Bericht” is ready' }).waitFor();
    expect(await asked(page).count()).toBe(0);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    // Valid for a while: the next one needs no proof.
    const next = await typeName(page, 'second');
    await next.add.click();
    await page.getByRole('dialog', { name: '“second” is ready' }).waitFor();
  });

  it('changes nothing if it is canceled', async () => {
    const { page } = await visitors.signedIn('admin');
    const { form, add } = await typeName(page, 'Never made');
    await forgetProofs();
    await add.click();
    await asked(page).waitFor();
    await page.keyboard.press('Escape');
    await expectGone(asked(page));
    await form.getByRole('alert').filter({ hasText: 'Nothing was changed' }).waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Never made');
    await add.click();
    await asked(page).getByRole('button', { name: 'Cancel' }).click();
    await expectGone(asked(page));
    const made = world().app.services.database.db.selectFrom('application_passwords').select('name');
    expect(await made.where('name', '=', 'Never made').execute()).toEqual([]);
  });

  it('asks for the code too if there is a second factor', async () => {
    const user = await world().webUser('cleo', 'operator');
    const { page } = await visitors.stranger({ width: 360 });
    await signIn(page, user);
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: 'Second factor' });
    await panel.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = Secret.fromBase32(await dialog.getByLabel('Key', { exact: true }).inputValue());
    await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.nth(9).waitFor();
    const [recovery = ''] = await codes.allInnerTexts();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();

    await forgetProofs();
    await panel.getByRole('button', { name: 'Switch off' }).click();
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await asked(page).getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await asked(page).getByText('Enter the code.').waitFor();
    await expectAccessible(page);
    await asked(page).getByLabel('Code').fill(recovery);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Second factor switched off');
  });

  it('accepts a passkey instead of the password', async () => {
    const user = await world().webUser('paula', 'operator');
    const { context } = await visitors.stranger();
    const page = await pageWithPasskeys(context);
    await signInToProfile(page, namedOrigin(world().origin), user);
    await addPasskeyInProfile(page, 'work laptop');
    await forgetProofs();
    await page.getByRole('button', { name: 'Delete passkey work laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete passkey' }).click();
    await asked(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expectToast(page, 'Passkey deleted');
  });
});

describe('The password dialog', () => {
  it('revokes application passwords unless the box is unchecked', async () => {
    const user = await world().webUser('vera', 'viewer');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    const left = async () => (await world().get('list-dashboard-users-v1', { search: 'vera' })).body.items[0];
    const change = async (current: string, password: string, end: boolean) => {
      await page.goto('/profile');
      const panel = page.getByRole('region', { name: 'Password', exact: true });
      await panel.getByLabel('Current password').fill(current);
      await panel.getByLabel('New password', { exact: true }).fill(password);
      await panel.getByLabel('Confirm new password').fill(password);
      const box = panel.getByRole('checkbox', { name: 'Also delete my application passwords' });
      expect(await box.isChecked()).toBe(true);
      if (!end) await box.uncheck();
      await panel.getByRole('button', { name: 'Change password' }).click();
    };
    await change(user.password, 'Sunshine2026!', true);
    await page.getByText('must not be a common password').waitFor();
    await change(user.password, 'an entirely new one', false);
    await expectToastOnce(page, 'Password changed');
    expect(await left()).toMatchObject({ application_passwords: 1 });
    await change('an entirely new one', 'one that nobody knows', true);
    await expectToast(page, 'Password changed');
    await expect.poll(left).toMatchObject({ application_passwords: 0 });
  });
});
