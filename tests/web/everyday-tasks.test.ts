import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { Clicks } from './support/clicks.ts';
import { EVERYDAY_TASKS } from './support/everyday-tasks.ts';

const FROM_FILE = 200;
const world = useWorld({ sites: FROM_FILE + 1, worker: true, env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitors = useBrowser(world);
const overview = async () => (await visitors.signedIn('admin')).page;
const totalOf = async (ability: string) => (await world().get(ability)).body.total;

/** Chooses sites by name, with the keyboard alone. */
async function typeSites(page: Page, field: string, ...names: string[]): Promise<void> {
  const picker = page.getByRole('dialog').getByRole('combobox', { name: field });
  for (const name of names) {
    await picker.fill(name);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await picker.press('ArrowDown');
    await picker.press('Enter');
  }
  await picker.press('Tab');
}

describe('From the overview, within three clicks', () => {
  it('a site is added', async () => {
    const page = await overview();
    const clicks = new Clicks('add a site');
    await clicks.open(page, 'Sites');
    await clicks.click(page.getByRole('button', { name: 'Add site' }).first());
    const dialog = page.getByRole('dialog');
    const { url, admin, adminpassword = '' } = world().credentials(1);
    await dialog.getByLabel('Address').fill(url);
    await dialog.getByLabel('Administrator’s login').fill(admin);
    await dialog.getByLabel('Administrator’s password').fill(adminpassword);
    await clicks.click(dialog.getByRole('button', { name: 'Add site' }));
    await expectToast(page, 'is connected');
    clicks.expectFew();
  });

  it(`${FROM_FILE} sites are added from a CSV file`, { timeout: 180_000 }, async () => {
    const rows = Array.from({ length: FROM_FILE }, (_, at) => {
      const { url, admin, adminpassword = '', uniqueid = '' } = world().credentials(at + 2);
      return [url, admin, adminpassword, uniqueid, `Shop ${String(at + 1).padStart(3, '0')}`].join(',');
    });
    const page = await overview();
    const clicks = new Clicks('add 200 sites from a CSV file');
    await clicks.find(page, 'import sites', 'Import sites from a CSV file');
    const file = page.getByRole('button', { name: 'CSV file' });
    await clicks.choose(page, file, 'sites.csv', ['url,admin,password,uniqueid,name', ...rows].join('\n'));
    await clicks.click(page.getByRole('button', { name: `Add ${FROM_FILE} sites` }));
    await page.getByText(`${FROM_FILE} sites were added`).waitFor({ timeout: 120_000 });
    expect(await totalOf('list-site-records-v1')).toBe(FROM_FILE + 1);
    clicks.expectFew();
  });

  it('a site is found, and what needs somebody is there without a click', async () => {
    world().fleet.site(8).setFaults('http500');
    await world().post('check-sites-v1', { site_ids_or_domains: [world().fleet.url(8)] });
    const page = await overview();
    const clicks = new Clicks('find a site');
    await clicks.find(page, 'shop 123', /^Shop 123/);
    await page.getByRole('heading', { level: 1, name: 'Shop 123' }).waitFor();
    clicks.expectFew(1);

    const back = new Clicks('see what needs me');
    await back.open(page, 'Overview');
    await page
      .getByRole('table', { name: 'Needs you' })
      .getByRole('row', { name: /Shop 007 is down/ })
      .waitFor();
    back.expectFew(1);
    world().fleet.site(8).setFaults();
  });

  it('a colleague is invited', async () => {
    const page = await overview();
    const clicks = new Clicks('invite a colleague');
    await clicks.open(page, 'People and roles');
    await clicks.click(page.getByRole('button', { name: 'Invite person' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill('ines@example.com');
    await clicks.click(dialog.getByRole('button', { name: 'Make invitation' }));
    await dialog.getByLabel('Invitation link', { exact: true }).waitFor();
    clicks.expectFew();
  });

  it('an API key is made', async () => {
    const page = await overview();
    const clicks = new Clicks('make an API key');
    await clicks.open(page, 'API Keys');
    await clicks.click(page.getByRole('link', { name: 'Add API key', exact: true }).first());
    await page.getByLabel('Name').fill('nightly report');
    await clicks.click(page.getByRole('button', { name: 'Add API key' }));
    await page.getByText('Copy the key now').waitFor();
    clicks.expectFew();
  });

  it('a cost is added', async () => {
    const page = await overview();
    const clicks = new Clicks('add a cost');
    await clicks.open(page, 'Costs');
    await clicks.click(page.getByRole('button', { name: 'Add cost' }).first());
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Hosting');
    await dialog.getByLabel('Price in USD').fill('12');
    await typeSites(page, 'These sites', 'Shop 001');
    await clicks.click(dialog.getByRole('button', { name: 'Add cost' }));
    await expectToast(page, 'Cost added');
    clicks.expectFew();
  });

  it('a client is added with its sites', async () => {
    const page = await overview();
    const clicks = new Clicks('add a client with its sites');
    await clicks.open(page, 'Clients');
    await clicks.click(page.getByRole('button', { name: 'Add client' }).first());
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Acme');
    await typeSites(page, 'Sites', 'Shop 001', 'Shop 002');
    await expectAccessible(page);
    await clicks.click(dialog.getByRole('button', { name: 'Add client' }));
    await expectToast(page, 'Client added');
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
    const { items } = (await world().get('list-clients-v1')).body;
    expect(items).toMatchObject([{ name: 'Acme', sites_count: 2 }]);
    clicks.expectFew();
  });

  it('users are imported', async () => {
    const page = await overview();
    const clicks = new Clicks('import users');
    await clicks.find(page, 'import users', 'Import users from a CSV file');
    const users = ['ann', 'bob'].map(
      login => `${login},${login}@example.com,,,,,false,editor,${world().fleet.url(2)},`,
    );
    await clicks.choose(page, page.getByRole('button', { name: 'CSV file' }), 'users.csv', users.join('\n'));
    await clicks.click(page.getByRole('button', { name: 'Import 2 rows' }));
    await page.getByText('2 of 2 rows imported.').waitFor();
    expect(world().fleet.site(2).user('bob')).toMatchObject({ role: 'editor' });
    clicks.expectFew();
  });
});

it.each(Object.entries(EVERYDAY_TASKS))('The task to %s has its story in %s', (task, file) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(`new Clicks('${task}')`);
});
