import { type TOTP, URI } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, signIn, useBrowser } from './support/browser.ts';
import { addPasskeyInProfile, namedOrigin, pageWithPasskeys, signInToProfile } from './support/passkey-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** Every session is gone from the server; the browsers don't know yet. */
const endSessions = () => world().app.services.database.write(trx => trx.deleteFrom('sessions').execute());

/** While a tag is being added. */
async function typeTag(page: Page, name: string) {
  await page.goto('/tags');
  return fillTag(page, name);
}

async function fillTag(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add tag' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add tag' });
  await form.getByLabel('Name').fill(name);
  return { form, save: form.getByRole('button', { name: 'Add tag' }) };
}

const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

describe('A session that ends while a form is open', () => {
  it('asks to sign in again with the password, and then saves what was typed', async () => {
    const user = await world().webUser('anna', 'operator');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    const { form, save } = await typeTag(page, 'Half written');
    await endSessions();
    await save.click();
    await again(page).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await form.getByLabel('Name').inputValue()).toBe('Half written');
    expect(await again(page).getByLabel('User name').inputValue()).toBe('anna');
    await page.keyboard.type('not it');
    expect(await again(page).getByLabel('Password', { exact: true }).inputValue()).toBe('not it');
    await page.keyboard.press('Enter');
    await again(page).getByRole('alert').waitFor();
    await again(page).getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Tag added');
    await expectGone(again(page));
    await page.getByRole('row', { name: /Half written/ }).waitFor();
    expect((await world().get('list-tags-v1')).body.items).toMatchObject([{ name: 'Half written' }]);
  });

  it('asks for the code of the second factor too', async () => {
    const user = await world().webUser('cleo', 'operator');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    const post = async (path: string, body: object) => {
      const headers = { 'x-sitekeeper': 'web', 'content-type': 'application/json' };
      const answer = await page.evaluate(async ([path, init]) => (await fetch(path, init)).json(), [
        `/web/profile/second-factor${path}`,
        { method: 'POST', headers, body: JSON.stringify(body) },
      ] as const);
      return answer as Record<string, string>;
    };
    const { uri = '' } = await post('', { current: user.password });
    const { recovery_codes: codes } = await post('/confirm', { code: (URI.parse(uri) as TOTP).generate() });
    const { save } = await typeTag(page, 'With a code');
    await endSessions();
    await save.click();
    await again(page).getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Enter your code' })
      .getByLabel('Code')
      .fill(codes?.[0] ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Tag added');
  });

  it('accepts a passkey', async () => {
    const user = await world().webUser('paula', 'operator');
    const { context } = await visitors.stranger();
    const page = await pageWithPasskeys(context);
    await signInToProfile(page, namedOrigin(world().origin), user);
    await addPasskeyInProfile(page, 'work laptop');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tags' }).click();
    const { save } = await fillTag(page, 'With a passkey');
    await endSessions();
    await save.click();
    await again(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectToast(page, 'Tag added');
  });

  it('shows nothing of the form to another user who signs in', async () => {
    const other = await world().webUser('otto', 'viewer');
    const { page, context } = await visitors.signedIn('operator');
    await typeTag(page, 'Private thought');
    await endSessions();
    const tab = await context.newPage();
    await signIn(tab, other);
    await page.getByRole('button', { name: 'Account of otto' }).waitFor();
    expect(await page.getByText('Private thought').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('continues by itself when the same user signs in in another tab', async () => {
    const user = await world().webUser('dora', 'operator');
    const { page, context } = await visitors.stranger();
    await signIn(page, user);
    const { save } = await typeTag(page, 'From two tabs');
    await endSessions();
    await save.click();
    await again(page).waitFor();
    await signIn(await context.newPage(), user);
    await expectToast(page, 'Tag added');
  });
});

describe('A page whose session has ended', () => {
  it('stays visible, and asks to sign in when the browser returns to it', async () => {
    const { page, context } = await visitors.signedIn('operator');
    const { form } = await typeTag(page, 'Left alone');
    await endSessions();
    await context.clock.install();
    await context.clock.fastForward(120_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await again(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await form.getByLabel('Name').inputValue()).toBe('Left alone');
  });

  it('can be signed out of', async () => {
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('button', { name: /Account of/ }).click();
    await endSessions();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
  });
});
