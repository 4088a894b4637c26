import { refreshDueFeed } from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openReceiver, storeWebhook } from '../../packages/server/src/features/channels/channels.fixtures.ts';
import { giveFeed, writeFeed } from '../../packages/server/src/testing/feed-of-vulnerabilities.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectGone, expectToast, expectToastOnce, useBrowser } from './support/browser.ts';
import { UPDATED_THEME } from './support/updates.ts';

const world = useWorld({
  sites: 8,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_UPDATES_PACKAGE_HOSTS: 'downloads.directory.example' },
});
const visitors = useBrowser(world);
const FILE = 'lantern-forms/lantern-forms.php';
const DAY = 86_400_000;
const siteId = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
const store = () => world().app.services.database;

const rowOf = (page: Page, what: string | RegExp) => page.getByRole('row').filter({ hasText: what });
const press = (page: Page, row: string | RegExp, button: string) =>
  rowOf(page, row)
    .getByRole('button', { name: new RegExp(`^${button}: `) })
    .click();

/** An older version of the plugin, whose update is pending. */
async function oldPlugin(k: number, { active = true } = {}): Promise<{ site_ids_or_domains: number[] }> {
  site(k).setFaults();
  site(k).setPlugin(FILE, { version: '1.0', active });
  world().fleet.release(FILE, '2.0');
  const target = { site_ids_or_domains: [siteId(k)] };
  await world().post('sync-sites-v1', target);
  return target;
}

describe('The button of an item of the inbox', () => {
  it.each([
    ['its monitor', false],
    ['a person, as its monitor is paused', true],
  ])('checks a site that is down, and says so as long as it is: found by %s', async (_by, paused) => {
    const input = { site_id_or_domain: siteId(1) };
    site(1).setFaults('http500');
    await world().post('check-site-v1', input);
    const set = await world().post('update-monitor-v1', { ...input, active: !paused, confirmations: 1 });
    expect(set.status).toBe(200);
    const { page } = await visitors.signedIn('operator', { at: '/?kind=site_down' });
    await press(page, 'Site 1 is down', 'Check again');
    await expectToastOnce(page, 'The site is still down.');
    site(1).setFaults();
    await press(page, 'Site 1 is down', 'Check again');
    await expectToast(page, 'The site answers again');
    await expectGone(rowOf(page, 'Site 1 is down'));
  });

  it('connects a site again', async () => {
    const lost = { status: 'disconnected', disconnected_by: 'refusal', sync_error: 'It refuses our key.' } as const;
    await store().write(trx => trx.updateTable('sites').set(lost).where('id', '=', siteId(2)).execute());
    const { page } = await visitors.signedIn('operator', { at: '/?kind=site_disconnected' });
    await press(page, 'Site 2 is disconnected', 'Reconnect');
    await expectToast(page, 'The site is connected again');
    await expectGone(rowOf(page, 'Site 2 is disconnected'));
    const { body } = await world().get('get-site-v1', { site_id_or_domain: siteId(2) });
    expect(body.status).toBe('connected');
  });

  it('syncs a site again', async () => {
    site(3).setFaults('http500');
    await world().post('sync-sites-v1', { site_ids_or_domains: [siteId(3)] });
    const { page } = await visitors.signedIn('operator', { at: '/?kind=sync_failing' });
    await press(page, 'Site 3 cannot be synced', 'Sync again');
    await expectToastOnce(page, 'It did not work');
    site(3).setFaults();
    await press(page, 'Site 3 cannot be synced', 'Sync again');
    await expectToast(page, 'The site was synced');
    await expectGone(rowOf(page, 'Site 3 cannot be synced'));
  });

  it.each([
    ['rolls back the update that broke a site', 4, undefined],
    ['says that a site is still broken after its update was rolled back', 3, 'critical'],
  ] as const)('%s', { timeout: 60_000 }, async (_what, k, after) => {
    const target = await oldPlugin(k);
    site(k).setFaults('update_breaks_site');
    const run = await world().post('run-updates-v1', { ...target, slugs: [FILE], strategy: { rollback: false } });
    await world().jobEnd(run.body.job_id);
    site(k).setFaults(...(after ? [{ name: after, on: '(GET)' }] : []));
    const { page } = await visitors.signedIn('operator', { at: '/?kind=site_broken' });
    await press(page, `left Site ${k} broken`, 'Roll back');
    const dialog = page.getByRole('dialog', { name: 'Roll back Lantern Forms' });
    await dialog.getByText(`Restores version 1.0 of Lantern Forms on Site ${k}.`).waitFor();
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    const said = page.getByRole('alert').filter({ hasText: after ? 'It did not work' : 'The update was rolled back' });
    await said.waitFor();
    if (after) expect(await said.innerText()).toContain('Check the site.');
    expect(site(k).plugin(FILE)?.version).toBe('1.0');
    if (after) await rowOf(page, `left Site ${k} broken`).waitFor();
    else await expectGone(rowOf(page, `left Site ${k} broken`));
    site(k).setFaults();
  });

  it('installs the update that closes a hole, and says before on how many sites', { timeout: 60_000 }, async () => {
    await oldPlugin(5);
    // It is no danger there, and patched all the same.
    await oldPlugin(8, { active: false });
    await giveFeed(world(), [{ id: 'hole', title: 'A hole', slug: 'lantern-forms', to: '1.0', patched: ['2.0'] }]);
    const { page } = await visitors.signedIn('operator', { at: '/?kind=vulnerability' });
    await press(page, 'A hole', 'Patch');
    const dialog = page.getByRole('dialog', { name: 'Patch Lantern Forms' });
    await dialog.getByText('2 updates on 2 sites.').waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(expect.arrayContaining(['Site 5', 'Site 8']));
    await dialog.getByRole('button', { name: 'Start patching' }).click();
    await page.waitForURL(/\/updates\/runs\//);
    for (const k of [5, 8]) {
      await vi.waitFor(() => expect(site(k).plugin(FILE)?.version).toBe('2.0'), { timeout: 30_000 });
    }
  });

  it('stops a halted run', { timeout: 90_000 }, async () => {
    for (const k of [6, 7]) {
      site(k).setTheme(UPDATED_THEME, '1.0');
      site(k).setFaults('update_noop_success');
    }
    const target = { site_ids_or_domains: [siteId(6), siteId(7)] };
    await world().post('sync-sites-v1', target);
    const started = await world().post('run-updates-v1', { ...target, slugs: [UPDATED_THEME], strategy: {} });
    const { job_id } = started.body;
    const state = async () => (await world().get('get-update-run-v1', { job_id })).body.run.state;
    await vi.waitFor(async () => expect(await state()).toBe('halted'), { timeout: 60_000 });
    const { page } = await visitors.signedIn('operator', { at: '/?kind=run_halted' });
    await press(page, `Update run halted: ${UPDATED_THEME}`, 'Stop');
    await expectToast(page, 'The run was stopped');
    await expectGone(rowOf(page, 'Update run halted'));
    expect(await state()).toBe('abandoned');
  });

  it('sends a test to a channel that fails, and says if that does not arrive, either', async () => {
    let status = 500;
    const receiver = await openReceiver(() => ({ status }));
    onTestFinished(() => receiver[Symbol.asyncDispose]());
    await storeWebhook(world(), receiver.url, { name: 'Ops', failing_since: 1, failing_told: 1 });
    const { page } = await visitors.signedIn('admin', { at: '/?kind=channel_failing' });
    await press(page, 'Ops', 'Send a test');
    await expectToastOnce(page, 'The receiver answered with status 500');
    status = 204;
    await press(page, 'Ops', 'Send a test');
    await expectToast(page, 'A test message was sent');
    await expectGone(rowOf(page, 'Ops'));
    expect(receiver.titles()).toHaveLength(2);
  });

  it('has the feed read again, unless somebody must first say that it may have shrunk', async () => {
    await giveFeed(world(), [{ id: 'hole' }]);
    const fails = async (error_code: string) => {
      const failing = { failing_since: Date.now(), error: 'It failed.', error_code, due_at: Date.now() + DAY };
      await store().write(trx => trx.updateTable('vulnerability_feed').set(failing).execute());
    };
    await fails('shrunk');
    const { page } = await visitors.signedIn('admin', { at: '/?kind=feed_failing' });
    const feed = rowOf(page, 'feed of vulnerabilities');
    await feed.getByRole('link', { name: 'Open', exact: true }).waitFor();
    expect(await feed.getByRole('button', { name: /^Read again/ }).count()).toBe(0);
    await fails('not_found');
    await page.reload();
    await press(page, 'feed of vulnerabilities', 'Read again');
    await expectToast(page, 'The feed is being read');
    await writeFeed(world(), '{}');
    await giveFeed(world(), [{ id: 'hole' }]);
    await refreshDueFeed(world().app.services);
    await page.reload();
    await expectGone(feed);
  });

  it('for a certificate and a cost is to open them; they are acknowledged and snoozed', async () => {
    const soon = { issued_at: Date.now() - 80 * DAY, expires_at: Date.now() + 5 * DAY, seen_at: Date.now() };
    const shop = await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
    const certificate = { site_id: shop, endpoint: 'shop.example:443', issuer: 'CA', ...soon };
    await store().write(trx => trx.insertInto('site_certificates').values(certificate).execute());
    const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
    const cost = { name: 'Backups', price: 5, payment_type: 'subscription', product_type: 'plugin' };
    const renewal = { renewal_type: 'weekly', last_renewal: yesterday, sites: [siteId(6)] };
    await world().post('add-cost-v1', { ...cost, ...renewal });
    const { page } = await visitors.signedIn('operator', { at: '/' });
    for (const [what, title] of [
      [/certificate of Shop/, 'Security'],
      [/Backups renews/, 'Costs'],
    ] as const) {
      const row = rowOf(page, what);
      await row.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name: 'Acknowledge' }).click();
      await expectToastOnce(page, 'You take care of it');
      await row.getByText(/takes care of it/).waitFor();
      await row.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name: 'Snooze for 4 hours' }).click();
      await expectToastOnce(page, 'Snoozed until');
      await expectGone(row);
      await page.getByRole('button', { name: /^Snoozed \(/ }).click();
      await row.getByRole('link', { name: 'Open', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goto('/');
    }
  });
});
