import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('The first start', () => {
  it('creates the first admin with the code from the terminal, and nobody after that', async () => {
    await world().app.services.database.write(trx => trx.deleteFrom('users').execute());
    const { page } = await visitors.stranger();
    await page.goto('/sites');
    await page.getByRole('heading', { name: 'Set up Sitekeeper' }).waitFor();
    await expectAccessible(page);
    // It takes the focus from an empty field.
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.getByText('Enter a user name.').waitFor();
    await page.getByLabel('Set-up code').fill('AAAA-BBBB-CCCC-DDDD');
    await page.getByLabel('User name').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill('too short');
    await page.getByLabel('Confirm password').fill('another');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.getByText('Enter at least 12 characters.').waitFor();
    await page.getByText('The passwords do not match.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByLabel('Confirm password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.getByRole('alert').filter({ hasText: 'The code is wrong.' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Set-up code').fill(world().app.setupCode);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const { db } = world().app.services.database;
    expect(await db.selectFrom('users').select(['name', 'role']).execute()).toEqual([{ name: 'anna', role: 'admin' }]);

    const later = await visitors.stranger();
    await later.page.goto('/setup');
    await later.page.getByLabel('Set-up code').fill(world().app.setupCode);
    await later.page.getByLabel('User name').fill('eve');
    await later.page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await later.page.getByLabel('Confirm password').fill('correct horse battery');
    await later.page.getByRole('button', { name: 'Create administrator' }).click();
    await later.page.getByRole('alert').filter({ hasText: 'Sign in.' }).waitFor();
  });
});
