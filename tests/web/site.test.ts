import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectLoaded, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 6, worker: true });
const visitors = useBrowser(world);
const TABS = ['Details', 'Updates', 'Plugins', 'Themes', 'Users', 'Security', 'Uptime', 'Timeline', 'Costs'];

async function rowAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('The page of a site', () => {
  it.each([false, true])(
    'shows everything that is known, each tab at its own URL, accessibly (dark: %s)',
    async dark => {
      const [known] = (await world().get('list-sites-v1')).body.items;
      const id = known?.id ?? (await world().addSite(1, { name: 'First' }));
      const { page } = await visitors.signedIn('viewer', { dark, at: `/sites/${id}` });
      for (const name of TABS) {
        await page.getByRole('tab', { name }).click();
        await page.getByRole('tab', { name, selected: true }).waitFor();
        await expectLoaded(page);
        await expectAccessible(page);
        // The styles of a page override those of the components that it uses.
        const [tabs, panel] = await Promise.all([
          page.getByRole('tablist').boundingBox(),
          page.getByRole('tabpanel').boundingBox(),
        ]);
        expect((panel?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeGreaterThan(8);
      }
      expect(new URL(page.url()).searchParams.get('tab')).toBe('costs');
      expect(await page.getByRole('button', { name: /^(Actions|Sync|Update all)/ }).count()).toBe(0);
    },
  );

  it('tells the last known backup, and that nothing is known of the others', async () => {
    const id = await storeSite(world(), { url: 'https://backed-up.example/' });
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${id}?tab=details` });
    const fact = page.getByText('Last known backup', { exact: true }).locator('xpath=following-sibling::*[1]');
    await expect.poll(() => fact.textContent()).toBe('Not known');
    const store = async (backup_at: number | null) => {
      const { database } = world().app.services;
      const columns = { backup_plugin: 'updraftplus', backup_at };
      await database.write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute());
      await page.reload();
    };
    await store(null);
    await expect.poll(() => fact.textContent()).toBe('Not known (UpdraftPlus has reported none)');
    await store(Date.now() - 26 * 3600_000);
    await expect.poll(() => fact.textContent()).toMatch(/^yesterday, UpdraftPlus$/);
  });

  it('scrolls the current tab into view if not all fit', async () => {
    const [site] = (await world().get('list-sites-v1')).body.items;
    const { page } = await visitors.signedIn('viewer', { width: 360, at: `/sites/${site.id}?tab=costs` });
    const chosen = page.getByRole('tab', { name: 'Costs', selected: true });
    await chosen.waitFor();
    await expect.poll(async () => (await chosen.boundingBox())?.x).toBeLessThan(300);
  });

  it('fades the tabs at the side where there are more', async () => {
    const [site] = (await world().get('list-sites-v1')).body.items;
    const { page } = await visitors.signedIn('viewer', { width: 390, at: `/sites/${site.id}?tab=details` });
    const list = page.getByRole('tablist').first();
    const fades = () =>
      list.evaluate(it => [it.dataset.more, getComputedStyle(it).maskImage.includes('gradient')].join(' '));
    await expect.poll(fades).toBe('end true');
    await list.evaluate(it => it.scrollTo({ left: 60 }));
    await expect.poll(fades).toBe('start end true');
    await list.evaluate(it => it.scrollTo({ left: it.scrollWidth }));
    await expect.poll(fades).toBe('start true');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(fades).toBe(' false');
  });

  it('shows the number of users, and that there may be more if the site lists only 500', async () => {
    world().fleet.site(5).setUserCount(2047);
    const id = await world().addSite(5, { name: 'Large shop' });
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${id}` });
    await page.getByText('500+', { exact: true }).waitFor();
    await page.goto(`/sites/${id}?tab=users`);
    await page.getByText('2,047 users').waitFor();
  });

  it('asks the site for its users once, and not on every focus of the window', async () => {
    const [site] = (await world().get('list-sites-v1')).body.items;
    const { page, context } = await visitors.signedIn('viewer');
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const usersAsked = () => asked.filter(url => url.includes('list-site-users-v1')).length;
    await context.clock.install();
    await page.goto(`/sites/${site.id}?tab=users`);
    await page.getByRole('row', { name: /admin/ }).first().waitFor();
    const record = () => page.waitForResponse('**/get-site-record-v1/run*');
    const atItsInterval = record();
    await context.clock.fastForward('10:00');
    await atItsInterval;
    // Only what is no longer fresh is asked for again on a focus.
    await context.clock.fastForward('00:11');
    const onFocus = record();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await onFocus;
    expect(usersAsked()).toBe(1);
  });

  it('activates, deactivates and deletes plugins on the site', async () => {
    const id = await world().addSite(2, { name: 'Second' });
    const { page } = await visitors.signedIn('operator');
    const plugin = async (active: boolean) => {
      const status = active ? 'active' : 'inactive';
      const { body } = await world().get('list-site-plugins-v1', { site_id_or_domain: id, status, must_use: false });
      return body.items[0];
    };
    const wanted = await plugin(false);
    await page.goto(`/sites/${id}?tab=plugins`);
    await rowAction(page, wanted.name, 'Activate');
    await expectToast(page, `${wanted.name} is active`);
    const onSite = () =>
      world()
        .fleet.site(2)
        .plugins.find(({ file }) => file === wanted.slug);
    expect(onSite()?.active).toBe(true);
    await page.getByRole('row', { name: wanted.name }).getByText('Active', { exact: true }).waitFor();
    await rowAction(page, wanted.name, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('will be deactivated and deleted').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete plugin' }).click();
    await expectToast(page, `${wanted.name} deleted`);
    expect(onSite()).toBeUndefined();
  });

  it('edits, suspends, unsuspends and deletes the site', async () => {
    const id = await world().addSite(3, { name: 'Third' });
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    const dialog = page.getByRole('dialog');
    const act = async (action: string) => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await act('Edit');
    await dialog.getByLabel('Name', { exact: true }).fill('Third, renamed');
    await dialog.getByLabel('Notes').fill('Ask Mia first.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Third, renamed' }).waitFor();
    await page.getByText('Ask Mia first.').waitFor();
    const suspend = dialog.getByRole('button', { name: 'Suspend site' });
    await act('Suspend');
    await dialog.getByText('will be left out of syncs').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectGone(dialog);
    expect((await world().post('get-site-v1', { site_id_or_domain: id })).body.status).toBe('connected');
    const registrations = () => world().fleet.ledger.site(3).functions.register ?? 0;
    const before = registrations();
    await act('Rotate key');
    await dialog.getByText('without a password').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await expectToast(page, 'The site has a new key');
    expect(registrations()).toBe(before + 1);
    await act('Disconnect');
    await dialog.getByText('Reconnect in the same menu').waitFor();
    await dialog.getByRole('button', { name: 'Disconnect site' }).click();
    await expectToast(page, 'Disconnected');
    await act('Reconnect');
    await expectToast(page, 'Reconnected');
    await act('Suspend');
    await suspend.click();
    await expectToast(page, 'Suspended');
    await act('Unsuspend');
    await expectToast(page, 'Unsuspended');
    world().fleet.site(3).setFaults('http500');
    await page.getByRole('button', { name: 'Sync' }).click();
    await page
      .getByText(/error log of the site/)
      .first()
      .waitFor();
    world().fleet.site(3).setFaults();
    await act('Delete');
    await dialog.getByText('Stored plugins').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete site' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
    expect(world().fleet.site(3).registered).toBe(false);
  });

  it('says what remains to do on a site that was down when it was deleted', async () => {
    const id = await world().addSite(6, { name: 'Fifth' });
    world().fleet.site(6).setFaults('reset');
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Stored plugins').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete site' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Fifth deleted' });
    await notice.getByText('may still hold the key of this server').waitFor();
  });

  it('installs all updates of the site as a run', async () => {
    const id = await world().addSite(4, { name: 'Fourth' });
    const pending = async () => (await world().get('get-site-updates-v1', { site_id_or_domain: id })).body.updates;
    const before = await pending();
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}?tab=updates` });
    await page.getByRole('button', { name: 'Update all' }).click();
    await page
      .getByRole('dialog')
      .getByText(/updates? on 1 site\./)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click();
    await page.waitForURL(/\/updates\/runs\/./);
    const [job] = (await world().get('list-jobs-v1')).body.items;
    await world().jobEnd(job.job_id);
    await world().post('sync-site-v1', { site_id_or_domain: id });
    // Premium items have no package without their licence, and stay.
    const left = await pending();
    expect(left.length).toBeLessThan(before.length);
    for (const { type, slug } of left) expect(before).toContainEqual(expect.objectContaining({ type, slug }));
  });

  it('says that a site does not exist', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.goto('/sites/987654');
    await page.getByText('Page not found').waitFor();
  });
});
