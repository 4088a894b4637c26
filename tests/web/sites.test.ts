import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectSpoken, expectToast, noteSpoken, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 4, worker: true });
const visitors = useBrowser(world);

describe('Sites', () => {
  it('tests a connection, reports problems, adds the site and shows it', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('link', { name: 'Sites', exact: true }).click();
    await page.getByText('There are no sites yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add site' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Test the connection' }).click();
    await dialog.getByText('Enter a web address, such as example.com.').waitFor();
    await dialog.getByLabel('Address').fill('my shop');
    await dialog.getByRole('button', { name: 'Test the connection' }).click();
    await dialog.getByText('Enter a web address, such as example.com.').waitFor();
    expect(await dialog.innerText()).not.toContain('input.');
    const { url, admin, adminpassword = '' } = world().credentials(1);
    world().fleet.site(1).setFaults('http500');
    await dialog.getByLabel('Address').fill(url.replace('http://', ''));
    await dialog.getByRole('button', { name: 'Test the connection' }).click();
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page);
    world().fleet.site(1).setFaults();
    await page.evaluate(noteSpoken);
    await dialog.getByRole('button', { name: 'Test the connection' }).click();
    await dialog.getByText('Its login and password are checked when you add it.').waitFor();
    await expectSpoken(page, 'Its login and password are checked when you add it.');
    await dialog.getByText(`${url}/`, { exact: true }).waitFor();
    await dialog.getByLabel('Administrator’s login').fill(admin);
    await dialog.getByRole('button', { name: 'Add site' }).click();
    await dialog.getByText('Enter the password, the unique security ID or both.').waitFor();
    await dialog.getByLabel('Administrator’s password').fill(adminpassword);
    await dialog.getByRole('button', { name: 'Add site' }).click();
    await expectToast(page, 'is connected, without encryption');
    await page.getByRole('tab', { name: 'Details', selected: true }).waitFor();
    expect(world().fleet.site(1).registered).toBe(true);
  });

  it('says only what the last try to add a site or to test its connection found', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    const dialog = page.getByRole('dialog');
    const { url, admin } = world().credentials(2);
    await dialog.getByLabel('Address').fill(url);
    await dialog.getByLabel('Administrator’s login').fill(admin);
    await dialog.getByLabel('Administrator’s password').fill('wrong');
    const add = dialog.getByRole('button', { name: 'Add site' });
    const test = dialog.getByRole('button', { name: 'Test the connection' });
    const refused = dialog.getByRole('alert');
    const found = dialog.getByText('Its login and password are checked when you add it.');
    await add.click();
    await refused.waitFor();
    await test.click();
    await found.waitFor();
    expect(await refused.count()).toBe(0);
    await add.click();
    await refused.waitFor();
    expect(await found.count()).toBe(0);
  });

  it('shows the fields that a site asks for, if they are folded away', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites' });
    const dialog = page.getByRole('dialog');
    const { url, admin, adminpassword = '' } = world().credentials(3);
    const user = dialog.getByLabel('HTTP authentication user name');
    world().fleet.site(3).setFaults('auth401');
    for (const button of ['Test the connection', 'Add site']) {
      await page.reload();
      await page.getByRole('button', { name: 'Add site' }).first().click();
      await dialog.getByLabel('Address').fill(url);
      await dialog.getByLabel('Administrator’s login').fill(admin);
      await dialog.getByLabel('Administrator’s password').fill(adminpassword);
      expect(await user.isVisible()).toBe(false);
      await dialog.getByRole('button', { name: button }).click();
      await dialog.getByRole('alert').getByText('The site asks for HTTP Basic credentials.').waitFor();
      await user.waitFor();
    }
    // It stays while the next request is under way, and the field that the person is in with it.
    world().fleet.site(3).setFaults('hang');
    await user.fill('anna');
    await user.press('Enter');
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    expect(await user.isVisible()).toBe(true);
    world().fleet.site(3).setFaults();
  });

  it('searches and filters, all in the URL', async () => {
    await storeSite(world(), { url: 'https://alpha.example/', name: 'Alpha' });
    await storeSite(world(), { url: 'https://beta.example/', name: 'Beta', status: 'suspended' });
    const { page } = await visitors.signedIn('viewer', { at: '/sites?status=suspended' });
    await page.getByRole('row', { name: 'Beta' }).waitFor();
    expect(await page.getByRole('row', { name: 'Alpha' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('row', { name: 'Alpha' }).waitFor();
    await page.getByLabel('Search sites', { exact: true }).fill('ALPH');
    await expectGone(page.getByRole('row', { name: 'Beta' }));
    expect(new URL(page.url()).searchParams.get('q')).toBe('ALPH');
    await page.getByLabel('Search sites', { exact: true }).fill('');
    await page.getByRole('row', { name: 'Beta' }).waitFor();
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.locator('tbody tr[data-row="0"]', { hasText: 'Beta' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Site' }).getAttribute('aria-sort')).toBe('descending');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await expectAccessible(page);
  });

  it('expands a collapsed section with an invalid field', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://new.example');
    await dialog.getByLabel('Administrator’s login').fill('admin');
    const folded = dialog.getByText('Name, client, tags, HTTP authentication');
    await folded.click();
    await dialog.getByLabel('Name', { exact: true }).fill('x'.repeat(10_000));
    await folded.click();
    await dialog.getByLabel('Name', { exact: true }).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Add site' }).click();
    await dialog.getByLabel('Name', { exact: true }).waitFor();
    expect(await dialog.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await dialog.getByText('Use at most 500 characters.').waitFor();
  });

  it('filters by health, which the pages of site and client show alike', async () => {
    const client_id = (await world().post('add-client-v1', { name: 'Choir' })).body.id;
    const failed = { sync_error_code: 'site_offline', sync_error: 'No answer came.', failed_syncs: 2, last_sync_at: 5 };
    const url = 'https://failing.example/';
    const id = await storeSite(world(), { url, name: 'Failing', client_id, columns: failed });
    const { page } = await visitors.signedIn('viewer', { at: '/sites?q=failing' });
    const choose = async (health: string) => {
      await page.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: health }).click();
    };
    await choose('Healthy');
    await page.getByText('No sites match').waitFor();
    await choose('Sync failed');
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: 'Failing' }).getByText('Sync failed').last().waitFor();
    expect(new URL(page.url()).searchParams.get('health')).toBe('sync_failing');
    await expectAccessible(page);
    await page.goto(`/sites/${id}`);
    await page.getByRole('banner').or(page.locator('header')).getByText('Sync failed', { exact: true }).waitFor();
    await page.goto(`/clients/${client_id}?view=sites`);
    await page.getByRole('row', { name: 'Failing' }).getByText('Sync failed').last().waitFor();
  });

  it('redirects an old URL for sites that are down to the current one', async () => {
    const { page } = await visitors.signedIn('viewer');
    const was = { checked_at: 5, check_status: 500, check_ms: 1 };
    await storeSite(world(), { url: 'https://down.example/', name: 'Is down', columns: was });
    await storeSite(world(), { url: 'https://up.example/', name: 'Was down', columns: { ...was, last_sync_at: 6 } });
    await page.goto('/sites?check=down');
    await page.getByRole('row', { name: 'Is down' }).waitFor();
    expect(await page.getByRole('row', { name: 'Was down' }).count()).toBe(0);
  });
});
