import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { namedOrigin, pageWithPasskeys } from './support/passkey-page.ts';

const world = useWorld();
const visitors = useBrowser(world);

const inviteIn = async (role: string) => {
  const { body } = await world().inPerson('invite-person-v1', { role });
  return new URL(body.link);
};

describe('An invitation', () => {
  it('leads from three clicks of an admin to the first page of the invited person', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'People and roles' }).click();
    await page.getByRole('button', { name: 'Invite person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill('nobody');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make invitation' }).click();
    await dialog.getByLabel('E-mail address').and(page.locator('[aria-invalid=true]')).waitFor();
    await dialog.getByLabel('E-mail address').fill('ines@example.com');
    await dialog.getByRole('button', { name: 'Make invitation' }).click();
    await dialog.getByText('No mail server is set up. Pass the link on yourself.').waitFor();
    const link = new URL(await dialog.getByLabel('Invitation link', { exact: true }).inputValue());
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const hers = await visitors.stranger();
    await hers.page.goto(`/invitation${link.hash}`);
    await hers.page.getByRole('heading', { name: 'Welcome to Sitekeeper' }).waitFor();
    await expectAccessible(hers.page);
    await hers.page.getByLabel('User name').fill(`in es`);
    await hers.page.getByLabel('Password', { exact: true }).fill('short');
    await hers.page.getByRole('button', { name: 'Set password and sign in' }).click();
    await hers.page.getByText('Enter at least 12 characters.').waitFor();
    await hers.page.getByLabel('Password', { exact: true }).fill('four words and a bear');
    await hers.page.getByRole('button', { name: 'Set password and sign in' }).click();
    await hers.page.getByRole('alert').waitFor();
    await hers.page.getByLabel('User name').fill('ines');
    await hers.page.getByRole('button', { name: 'Set password and sign in' }).click();
    await hers.page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(new URL(hers.page.url()).hash).toBe('');

    await page.getByRole('tab', { name: 'Invitations' }).click();
    await page.getByRole('row', { name: /ines.*Operator.*Used/ }).waitFor();
    await expectAccessible(page);
    await hers.page.goto(`/invitation${link.hash}`);
    await hers.page.getByRole('heading', { name: 'This invitation was used' }).waitFor();
  });

  it('that is revoked says so', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/people?view=invitations' });
    const { hash } = await inviteIn('viewer');
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Whoever has the link' }).first().click();
    await page.getByRole('menuitem', { name: 'Revoke invitation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
    await expectToast(page, 'Invitation revoked');
    const theirs = await visitors.stranger();
    await theirs.page.goto(`/invitation${hash}`);
    await theirs.page.getByRole('heading', { name: 'This invitation was revoked' }).waitFor();
    await expectAccessible(theirs.page);
    await theirs.page.goto('/sign-in');
    await theirs.page.goto('/invitation#made-up');
    await theirs.page.getByRole('heading', { name: 'This link is not an invitation' }).waitFor();
  });

  it('is accepted with a passkey', async () => {
    const { hash } = await inviteIn('operator');
    const { context } = await visitors.stranger();
    const page = await pageWithPasskeys(context);
    await page.goto(`${namedOrigin(world().origin)}/invitation${hash}`);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.getByLabel('User name').fill('pam');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create passkey and sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const { body } = await world().get('list-dashboard-users-v1', { search: 'pam' });
    expect(body.items).toMatchObject([{ has_password: false, passkeys: 1 }]);
  });
});
