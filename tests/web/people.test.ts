import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, signIn, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('People and roles', () => {
  it('adds a user who can sign in, changes the role, sets a password and deletes the user', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'People and roles' }).click();
    await page.getByRole('row', { name: /admin-1 You/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('User name').fill('ad min');
    await dialog.getByRole('button', { name: 'Add person' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('User name').fill('olga');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Operator' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add person' }).click();

    const field = dialog.getByLabel('New password');
    await field.fill('short');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog.getByText('Enter at least 12 characters.').waitFor();
    await field.fill('olga and the twelve bears');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog.getByText('must not contain the user name').waitFor();
    await dialog.getByRole('button', { name: 'Generate password' }).click();
    await dialog.getByRole('button', { name: 'Set password' }).click();
    const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const hers = await visitors.stranger();
    await signIn(hers.page, { name: 'olga', password });
    await page.getByRole('button', { name: 'Actions for olga' }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expectToast(page, 'Role changed');
    await hers.page.goto('/tags');
    await hers.page.getByText('There are no tags yet').waitFor();
    expect(await hers.page.getByRole('button', { name: 'Add tag' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Actions for olga' }).click();
    await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
    await dialog.getByText('olga has no second factor and no passkey').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Actions for olga' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText('olga (Viewer) is signed out everywhere').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete person' }).click();
    await expectToast(page, 'Person deleted');
    await hers.page.goto('/sites');
    await hers.page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
  });

  it('finds people by name', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/people' });
    await page.getByLabel('Search people').fill('admin-2');
    await expectGone(page.getByRole('row', { name: /admin-1/ }));
    await page.getByLabel('Search people').fill('nobody');
    await page.getByText('No people match “nobody”').waitFor();
  });
});
