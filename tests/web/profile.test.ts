import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { basic } from '../../packages/server/src/testing/world.ts';
import { expectAccessible, expectGone, expectToast, signIn, useBrowser } from './support/browser.ts';
import { addPasskeyInProfile, namedOrigin, pageWithPasskeys, signInToProfile } from './support/passkey-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Profile', () => {
  it('changes the password, which signs other browsers out', async () => {
    const user = await world().webUser('petra', 'viewer');
    const { page } = await visitors.stranger();
    const other = await visitors.stranger();
    await signIn(page, user);
    await signIn(other.page, user);
    await page.getByRole('button', { name: /petra/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByText('You are signed in as petra (Viewer).').waitFor();
    const sessions = page.getByRole('region', { name: 'Active sessions' });
    await sessions.getByRole('button', { name: /^Sign out Chrome on Linux/ }).waitFor();
    await expectAccessible(page);

    const panel = page.getByRole('region', { name: 'Password', exact: true });
    await panel.getByLabel('Current password').fill('not my password');
    await panel.getByLabel('New password', { exact: true }).fill('an entirely new one');
    await panel.getByLabel('Confirm new password').fill('an entirely other one');
    await panel.getByRole('button', { name: 'Change password' }).click();
    await panel.getByText('The passwords don’t match.').waitFor();
    await panel.getByLabel('Confirm new password').fill('an entirely new one');
    await panel.getByRole('button', { name: 'Change password' }).click();
    await panel.getByText('is not your password').waitFor();
    await expectAccessible(page);
    await panel.getByLabel('Current password').fill(user.password);
    await panel.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed');
    await expectGone(sessions.getByRole('button', { name: /^Sign out Chrome/ }));
    await other.page.goto('/tags');
    await other.page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    await signIn(other.page, { name: user.name, password: 'an entirely new one' });
  });

  it('signs out one browser, and all others', async () => {
    const user = await world().webUser('rosa', 'operator');
    const [here, second, third] = [
      await visitors.stranger(),
      await visitors.stranger(),
      await visitors.stranger(),
    ] as const;
    for (const { page } of [here, second, third]) await signIn(page, user);
    await here.page.goto('/profile');
    const out = here.page.getByRole('button', { name: /^Sign out Chrome/ });
    await out.nth(1).waitFor();
    await out.first().click();
    await expectToast(here.page, 'Browser signed out');
    await expectGone(out.nth(1));
    await here.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectToast(here.page, 'Signed out 1 browser');
    for (const { page } of [second, third]) {
      await page.goto('/tags');
      await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    }
    await here.page.goto('/tags');
    await here.page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  });

  it('sets up a second factor with recovery codes, renews them, and disables it', async () => {
    const user = await world().webUser('tina', 'admin');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: 'Second factor' });
    await panel.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const qr = dialog.getByRole('img', { name: 'QR code for the authenticator app' });
    await qr.waitFor();
    expect(await qr.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
    await expectAccessible(page);
    const secret = await dialog.getByLabel('Key', { exact: true }).inputValue();
    await dialog.getByLabel('Code', { exact: true }).fill('abc');
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first().waitFor();
    await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.nth(9).waitFor();
    await expectAccessible(page);
    const [first = ''] = await codes.allInnerTexts();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await panel.getByText('10 recovery codes are left.').waitFor();

    await world().signIn({ ...user, code: first });
    await panel.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByRole('button', { name: 'Generate new codes' }).click();
    await codes.nth(9).waitFor();
    expect(await codes.allInnerTexts()).not.toContain(first);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await panel.getByRole('button', { name: 'Switch off' }).click();
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expectToast(page, 'Second factor switched off');
    await panel.getByText('Off', { exact: true }).waitFor();
    await world().signIn(user);
  });

  it('adds a passkey, signs in with it alone, and deletes it', async () => {
    const user = await world().webUser('paula', 'operator');
    const { context } = await visitors.stranger();
    const origin = namedOrigin(world().origin);
    const page = await pageWithPasskeys(context);
    await signInToProfile(page, origin, user);
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('work laptop');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await expectToast(page, 'Passkey added');
    await panel.getByText('work laptop').waitFor();
    await expectAccessible(page);

    await context.clearCookies();
    await page.goto(`${origin}/sign-in?next=%2Fprofile`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('You are signed in as paula (Operator).').waitFor();
    await panel.getByRole('button', { name: 'Delete passkey work laptop' }).click();
    await dialog.getByRole('button', { name: 'Delete passkey' }).click();
    await expectToast(page, 'Passkey deleted');
    await expectGone(panel.getByText('work laptop'));
  });

  it('sets a first password for somebody who has a passkey alone', async () => {
    const user = await world().webUser('pola', 'viewer');
    const { context } = await visitors.stranger();
    const page = await pageWithPasskeys(context);
    const origin = namedOrigin(world().origin);
    await signInToProfile(page, origin, user);
    await addPasskeyInProfile(page, 'work laptop');
    await world().app.services.database.write(trx =>
      trx.updateTable('users').set({ password_hash: null }).where('name', '=', 'pola').execute(),
    );
    await page.reload();
    const panel = page.getByRole('region', { name: 'Password', exact: true });
    await panel.getByText('You sign in with a passkey alone.').waitFor();
    expect(await panel.getByLabel('Current password').count()).toBe(0);
    await panel.getByLabel('New password', { exact: true }).fill('an entirely new one');
    await panel.getByLabel('Confirm new password').fill('an entirely new one');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Set password' }).click();
    await expectToast(page, 'Password set');
    await panel.getByLabel('Current password').waitFor();
  });

  it('adds an application password, shown once, and deletes it, for viewers too', async () => {
    const user = await world().webUser('vera', 'viewer');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add application password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('backup');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const password = await dialog.getByLabel('Application password', { exact: true }).inputValue();
    await expectAccessible(page);
    const status = async () => (await world().get('list-tags-v1', {}, { auth: basic(user.name, password) })).status;
    expect(await status()).toBe(200);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Delete application password backup' }).click();
    await dialog.getByText('Programs that use “backup” will lose access.').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete password' }).click();
    await expectToast(page, 'Application password deleted');
    expect(await status()).toBe(401);
  });
});
