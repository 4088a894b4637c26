import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectLoaded, expectToast, useBrowser } from './support/browser.ts';
import { oldThemes } from './support/updates.ts';

const MANY = 300;
const world = useWorld({
  sites: 2,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);
const siteId = (k: number) => world().siteIds[k - 1] as number;
let broken = 0;

beforeAll(async () => {
  await oldThemes(world());
  await world().post('check-monitor-v1', { site_id_or_domain: siteId(1) });
  const { database, clock } = world().app.services;
  const now = clock.now();
  for (let k = 1; k <= MANY; k++) {
    const [name, url] = [`Client shop ${String(k).padStart(3, '0')}`, `https://shop-${k}.example/`];
    const id = await storeSite(world(), { url, name, columns: { last_sync_at: now } });
    if (k === MANY) broken = id;
  }
  await database.write(async trx => {
    const item = { job_id: 'run-1', site_id: broken, seq: 1, type: 'translation', slug: 'x', name: 'Shop words' };
    const versions = { from_version: '1', to_version: '2', package: null, sent_at: 1, finished_at: now, message: null };
    const job = { id: 'run-1', type: 'update', status: 'completed', total: 1, requested_by: 'x', created_at: 1 };
    await trx
      .insertInto('jobs')
      .values({ ...job, timed_out: 0 })
      .execute();
    await trx
      .insertInto('update_run_items')
      .values({ ...item, ...versions, state: 'needs_attention', reason: 'front_page_blank' })
      .execute();
    const certificate = {
      site_id: broken,
      endpoint: 'shop-300.example:443',
      issuer: 'CA',
      issued_at: null,
      seen_at: 1,
    };
    await trx
      .insertInto('site_certificates')
      .values({ ...certificate, expires_at: now + 86_400_000 })
      .execute();
  });
});

describe('The list of some hundred sites', () => {
  it('has the texts of search and filters at one height', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites', width: 1680 });
    await page.getByPlaceholder('Any version').waitFor();
    const middles = await page
      .locator('main input[placeholder]:visible')
      .evaluateAll(fields => fields.map(field => field.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
    expect(middles.length).toBeGreaterThan(4);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });

  it.each([false, true])('shows health, uptime and response time, the worst first if wanted (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/sites', width: 1680 });
    const first = page
      .getByRole('row', { name: /^Site 1 / })
      .or(page.getByRole('row', { name: /Site 1/ }))
      .first();
    await page.getByText(`${MANY + 2} sites`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'State', exact: true }).click();
    const top = page.locator('tbody tr[data-row="0"]');
    await top.getByText('Broken').last().waitFor();
    await expectLoaded(page);
    await expectAccessible(page);
    await page.getByLabel('Search sites', { exact: true }).fill('Site 1');
    await first.getByText('100%').waitFor();
    await first.getByText(/Responses of the last 24 hours took/).waitFor({ state: 'attached' });
    expect(await first.locator('svg path[d^="M"]').count()).toBeGreaterThan(0);
  });

  it('filters by each health and says how many there are', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites?health=broken' });
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Client shop 300/ }).waitFor();
  });

  it('shows the essentials of a site beside the list, by click and by keyboard', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites?health=broken', width: 1440 });
    await page
      .getByRole('row', { name: /Client shop 300/ })
      .getByText('Broken')
      .last()
      .click();
    const drawer = page.getByRole('dialog', { name: 'Client shop 300' });
    const reasons = drawer.getByRole('list', { name: 'Why' });
    await reasons.getByText('The update of Shop words has broken it.').waitFor();
    await reasons.getByText(/shop-300.example:443 runs out on/).waitFor();
    expect(await reasons.getByRole('link', { name: 'Update run' }).getAttribute('href')).toBe('/updates/runs/run-1');
    await expectLoaded(page);
    await expectAccessible(page);
    expect(new URL(page.url()).searchParams.get('peek')).toBe(String(broken));
    await page.keyboard.press('Escape');
    await expectGone(drawer);
    await page.getByRole('button', { name: 'Essentials of Client shop 300' }).press('Enter');
    await drawer.getByRole('link', { name: 'Open site page' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Client shop 300' }).waitFor();
    await page.getByRole('list', { name: 'Why' }).getByText('The update of Shop words has broken it.').waitFor();
  });

  it('syncs a site from its essentials', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/sites?peek=${siteId(2)}` });
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Sync' }).click();
    await expectToast(page, 'synced');
  });

  it('updates the selected sites', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=Site' });
    for (const k of [1, 2]) await page.getByRole('checkbox', { name: `Select Site ${k}` }).check();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Update 2 sites' });
    await dialog.getByText(/updates on 2 sites\./).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.waitForURL(/\/updates\/runs\/./);
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
  });

  it('remembers which columns were chosen', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites', width: 1440 });
    const php = page.getByRole('columnheader', { name: 'PHP' });
    await page.getByRole('columnheader', { name: 'Site', exact: true }).waitFor();
    expect(await php.count()).toBe(0);
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'PHP' }).click();
    await php.waitFor();
    await page.reload();
    await php.waitFor();
  });
});
