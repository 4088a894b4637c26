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

  it('syncs, tags, suspends and deletes several sites, and names those that failed', async () => {
    const ids = [await world().addSite(2, { name: 'Two' }), await world().addSite(3, { name: 'Three' })];
    const tag = (await world().post('add-tag-v1', { name: 'Shop' })).body.id;
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=t' });
    const dialog = page.getByRole('dialog');
    const select = async () => {
      for (const name of ['Two', 'Three']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    };
    await select();
    await expectAccessible(page);

    world().fleet.site(3).setFaults('http500');
    await page.getByRole('button', { name: 'Sync', exact: true }).click();
    await dialog.getByText('of 2 sites will be read').waitFor();
    await dialog.getByRole('button', { name: 'Sync' }).click();
    await dialog.getByText('Synced 1 site; 1 failed.').waitFor();
    await dialog.getByRole('list', { name: 'Sites that failed' }).getByRole('link', { name: 'Three' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    world().fleet.site(3).setFaults();

    await page.getByRole('button', { name: 'Tags and client' }).click();
    const change = dialog.getByRole('button', { name: 'Change 2 sites' });
    expect(await change.isDisabled()).toBe(true);
    const choose = async (field: string) => {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: 'Shop' }).click();
      await page.keyboard.press('Tab');
    };
    await choose('Add tags');
    await choose('Remove tags');
    await change.click();
    await dialog.getByText('A tag can’t be added and removed at once.').waitFor();
    await dialog.getByRole('combobox', { name: 'Remove tags' }).press('Backspace');
    await page.keyboard.press('Tab');
    await change.click();
    await expectToast(page, 'Changed 2 sites');
    expect((await world().get('get-tag-v1', { tag_id: tag })).body.sites_ids).toEqual(ids);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Rotate key' }).click();
    await dialog.getByText('2 sites get new keys').waitFor();
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await dialog.getByText('2 sites have new keys.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Suspended 2 sites.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('row', { name: 'Two' }).getByText('suspended').last().waitFor();

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('definition').first().filter({ hasText: '2' }).waitFor();
    const confirm = dialog.getByRole('button', { name: 'Delete 2 sites' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('delete 2');
    await expectAccessible(page);
    await confirm.click();
    await expectToast(page, 'Deleted 2 sites');
    expect(world().fleet.site(2).registered).toBe(false);
    for (const id of ids) expect((await world().post('get-site-v1', { site_id_or_domain: id })).status).toBe(404);
  });

  it('syncs all sites, not only the filtered ones, and says how many', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=alpha' });
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sync all' }).click();
    const dialog = page.getByRole('dialog');
    const asked = page.waitForResponse('**/sync-sites-v1/run');
    await dialog.getByRole('button', { name: 'Sync' }).click();
    const { total_synced, total_errors } = await (await asked).json();
    expect(total_synced + total_errors).toBeGreaterThan(1);
    const done = total_synced === 1 ? '1 site' : `${total_synced} sites`;
    await dialog.getByText(`Synced ${done}`).waitFor();
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

  it('says of how many of the selected sites a change was not made', async () => {
    const url = (name: string) => `https://${name}.example/`;
    const [gone] = [await storeSite(world(), { url: url('gone'), name: 'Meanwhile gone' })];
    await storeSite(world(), { url: url('there'), name: 'Meanwhile there' });
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=meanwhile' });
    for (const name of ['gone', 'there']) {
      await page.getByRole('checkbox', { name: `Select Meanwhile ${name}` }).check();
    }
    await world().post('delete-site-v1', { site_id_or_domain: gone, confirm: true });
    await page.getByRole('button', { name: 'Tags and client' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Remove the sites from their client' }).check();
    await dialog.getByRole('button', { name: 'Change 2 sites' }).click();
    await expectToast(page, 'Changed 1 site');
    await expectToast(page, '1 site was not changed');
  });

  it('asks to delete as many of the selected sites as are still there', async () => {
    const names = ['gone', 'here', 'too'];
    const [gone] = await Promise.all(
      names.map(name => storeSite(world(), { url: `https://lost-${name}.example/`, name: `Lost ${name}` })),
    );
    const { page } = await visitors.signedIn('admin', { at: '/sites?q=lost' });
    for (const name of names) await page.getByRole('checkbox', { name: `Select Lost ${name}` }).check();
    await world().post('delete-site-v1', { site_id_or_domain: gone, confirm: true });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 sites' });
    await dialog.getByText('1 of the selected sites is no longer here.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'delete 2' }).fill('delete 2');
    await dialog.getByRole('button', { name: 'Delete 2 sites' }).click();
    await expectToast(page, 'Deleted 2 sites');
  });

  it('stays in the dialog of an action until its result can be shown', async () => {
    await storeSite(world(), { url: 'https://waits.example/', name: 'Waits' });
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=waits' });
    const sent = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route('**/suspend-sites-v1/run', async route => {
      sent.resolve();
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('checkbox', { name: 'Select Waits' }).check();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await sent.promise;
    const isBusy = () => dialog.getByRole('button', { name: 'Cancel' }).isDisabled();
    await expect.poll(isBusy).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isBusy()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
    answer.resolve();
    await dialog.getByText('Suspended 1 site.').waitFor();
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

  it('starts a job for many sites, and links to it', async () => {
    for (let n = 1; n <= 210; n++) {
      const columns = { last_sync_at: n };
      await storeSite(world(), { url: `https://many-${n}.example/`, name: `Many ${n}`, columns });
    }
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=many&sort=last_sync&order=desc' });
    // A sync is going on, which moves a site to the first page while the second one is read.
    await page.route(/list-site-briefs-v1.*page%5D=2&/, async route => {
      const { database, clock } = world().app.services;
      const synced = { last_sync_at: clock.now() };
      await database.write(trx => trx.updateTable('sites').set(synced).where('name', '=', 'Many 1').execute());
      await route.continue();
    });
    await page
      .getByRole('checkbox', { name: /^Select Many/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Select all 210' }).click();
    await page.getByText('210 selected').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Check' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('This continues in the background.').waitFor();
    await dialog.getByRole('link', { name: 'View job' }).click();
    await page.waitForURL(/\/jobs\/./);
  });

  describe('whose ids are still being read when all are selected', () => {
    const manySelected = async () => {
      const { page } = await visitors.signedIn('operator', { at: '/sites?q=many' });
      const released = Promise.withResolvers<void>();
      await page.route(/list-site-briefs-v1.*page%5D=2&/, async route => {
        await released.promise;
        await route.continue();
      });
      await page
        .getByRole('checkbox', { name: /^Select Many/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Select all 210' }).click();
      const answer = async () => {
        const answered = page.waitForResponse(/list-site-briefs-v1.*page%5D=2&/);
        released.resolve();
        await (await answered).finished();
      };
      return { page, answer };
    };

    // Fails if the answer is taken whenever it comes: the next action is about all sites of another list.
    it('stay as they are once the selection was cleared', async () => {
      const { page, answer } = await manySelected();
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await answer();
      await page
        .getByRole('checkbox', { name: /^Select Many/ })
        .nth(1)
        .check();
      await page.getByText('1 selected', { exact: true }).waitFor();
    });

    it('stay as they are once others are listed', async () => {
      const { page, answer } = await manySelected();
      await page.evaluate(() => history.pushState({}, '', '/sites?q=many+20'));
      await page.getByText('11 sites', { exact: true }).waitFor();
      await answer();
      await page.getByRole('checkbox', { name: 'Select Many 20', exact: true }).check();
      await page.getByText('2 selected', { exact: true }).waitFor();
    });

    it('are not added to what a dialog is already about', async () => {
      const { page, answer } = await manySelected();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Suspend' }).click();
      const dialog = page.getByRole('dialog', { name: 'Suspend 1 site' });
      await dialog.waitFor();
      await answer();
      await page.getByText('210 selected', { exact: true }).waitFor();
      expect(await dialog.isVisible()).toBe(true);
    });
  });
});
