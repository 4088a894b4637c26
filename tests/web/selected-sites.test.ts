import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 4, worker: true });
const visitors = useBrowser(world);

describe('Selected sites', () => {
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
    await storeSite(world(), { url: 'https://alpha.example/', name: 'Alpha' });
    await storeSite(world(), { url: 'https://beta.example/', name: 'Beta' });
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
