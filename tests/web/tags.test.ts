import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Tags', () => {
  it('adds, finds, edits and deletes a tag, from sign-in to the database', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tags' }).click();
    await page.getByText('There are no tags yet').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByLabel('Name').fill('Shop');
    await dialog.getByLabel('Colour', { exact: true }).fill('#1971c2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await expectToast(page, 'Tag added');
    const row = page.getByRole('row', { name: 'Shop' });
    await row.waitFor();
    await expectAccessible(page);

    await page.getByLabel('Search tags').fill('nothing like it');
    await page.getByText('No tags match “nothing like it”').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('nothing like it');
    await page.getByLabel('Search tags').fill('sho');
    await row.waitFor();

    await row.getByRole('button', { name: 'Actions for Shop' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill('Web shop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Tag changed');
    expect((await world().get('list-tags-v1')).body.items).toMatchObject([{ name: 'Web shop', color: '#1971c2' }]);

    await page.getByRole('button', { name: 'Actions for Web shop' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = dialog.getByRole('button', { name: 'Delete tag' });
    await dialog.getByText('The tag will be removed from 0 sites of 0 clients.').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox').check();
    await confirm.click();
    await expectToast(page, 'Tag deleted');
    expect((await world().get('list-tags-v1')).body.total).toBe(0);
  });

  it('shows server errors in the form', async () => {
    await world().post('add-tag-v1', { name: 'Taken' });
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    await page.getByRole('button', { name: 'Add tag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('taken');
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'taken' }).waitFor();
  });

  it('is read-only for viewers', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/tags' });
    await page.getByRole('row', { name: 'Taken' }).waitFor();
    expect(await page.getByRole('button', { name: /Add tag|Actions for/ }).count()).toBe(0);
  });

  it('can be used by keyboard alone', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search sites, pages and actions').fill('tags');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'Taken' }).waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search tags');
  });
});
