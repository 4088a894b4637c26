import { describe, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('The field for tags, clients or sites', () => {
  it('is accessible while open, even if empty, and says why it is empty', async () => {
    await world().post('add-tag-v1', { name: 'Shop' });
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    const line = (name: string) => page.getByRole('option', { name, exact: true });
    await page.getByRole('combobox', { name: 'Clients' }).click();
    await line('There are no clients yet').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const tags = page.getByRole('combobox', { name: 'Tags' });
    await tags.fill('nothing like it');
    await line('No matches').waitFor();
    await expectAccessible(page);
    await tags.fill('');
    await line('Shop').click();
    await line('All are selected').waitFor();
    await expectAccessible(page);
  });

  it('lists only matches of the search, and says where to find more', async () => {
    for (let n = 1; n <= 31; n++) await world().post('add-client-v1', { name: `Client ${n}` });
    const { page } = await visitors.signedIn('operator');
    const { body } = await world().get('list-clients-v1', { per_page: 30 });
    const chosen = body.items.map(({ id }: { id: number }) => id);
    await page.goto(`/sites?clients=${JSON.stringify(chosen)}`);
    const clients = page.getByRole('combobox', { name: 'Clients' });
    await clients.click();
    await page.getByRole('option', { name: 'The first 30 are selected. Type a name to find more.' }).waitFor();

    await page.goto('/updates?view=ignored');
    const site = page.getByRole('combobox', { name: 'Site' });
    await site.fill('nothing like it');
    await page.getByRole('option', { name: 'No matches' }).waitFor();
  });
});
