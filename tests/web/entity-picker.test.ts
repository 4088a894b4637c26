import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
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

  it('offers sites and clients of the chosen client, and all on request', async () => {
    const [ours, theirs] = ['Ours', 'Theirs'];
    const client = (await world().post('add-client-v1', { name: ours })).body.id;
    const other = (await world().post('add-client-v1', { name: theirs })).body.id;
    await storeSite(world(), { url: 'https://ours.example/', name: 'ours.example', client_id: client });
    await storeSite(world(), { url: 'https://theirs.example/', name: 'theirs.example', client_id: other });
    const { page } = await visitors.signedIn('operator', { at: `/changes?client=${client}` });
    const offered = (name: string) => page.getByRole('option', { name, exact: true });
    await page.getByRole('combobox', { name: 'Sites' }).click();
    await offered('ours.example').waitFor();
    expect(await offered('theirs.example').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Sites' }).fill('theirs');
    await offered('No matches').waitFor();
    await offered('Show all sites').click();
    await offered('theirs.example').click();
    await page.waitForURL(/sites=/);
    expect(await offered('Show all sites').count()).toBe(0);

    // A field for one of them.
    await page.goto(`/updates?view=ignored&client=${client}`);
    const site = page.getByRole('combobox', { name: 'Site' });
    await site.click();
    await offered('ours.example').waitFor();
    expect(await offered('theirs.example').count()).toBe(0);
    await offered('Show all sites').click();
    await site.click();
    await offered('theirs.example').waitFor();
    expect(await site.inputValue()).toBe('');

    // A new cost is for the chosen client, and can be for others.
    await page.goto(`/costs?client=${client}`);
    await page.getByRole('button', { name: 'Add cost' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(ours, { exact: true }).waitFor();
    const clients = dialog.getByRole('combobox', { name: /clients/i });
    await clients.click();
    await offered('All are selected').waitFor();
    await offered('Show all clients').click();
    await clients.fill(theirs);
    await offered(theirs).waitFor();

    // A site is moved to another client without that.
    const [{ id }] = (await world().get('list-site-briefs-v1', { client_id: client })).body.items;
    await page.goto(`/sites/${id}?client=${client}`);
    await page
      .getByRole('button', { name: /^Actions|More/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Edit/ }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Client' }).fill(theirs);
    await offered(theirs).waitFor();
    expect(await offered('Show all clients').count()).toBe(0);
  });

  it('says that the chosen client has no site', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Without sites' })).body;
    const { page } = await visitors.signedIn('viewer', { at: `/changes?client=${id}` });
    await page.getByRole('combobox', { name: 'Sites' }).click();
    await page.getByRole('option', { name: 'None for the selected client or tag' }).waitFor();
    await page.getByRole('option', { name: 'Show all sites' }).waitFor();
  });

  it('fills the form of a new site with the client and the tag that the pages are narrowed to', async () => {
    const client = (await world().post('add-client-v1', { name: 'Chosen client' })).body.id;
    const tag = (await world().post('add-tag-v1', { name: 'Chosen tag' })).body.id;
    const { page } = await visitors.signedIn('operator', { at: `/sites?client=${client}&tag=${tag}` });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox', { name: 'Client' });
    await expect.poll(() => field.inputValue()).toBe('Chosen client');
    await dialog.getByText('Chosen tag', { exact: true }).waitFor();
  });
});
