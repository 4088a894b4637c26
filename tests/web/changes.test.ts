import { beforeAll, describe, expect, it } from 'vitest';
import { storeChanges } from '../../packages/server/src/features/changes/changes.fixtures.ts';
import { storeUpdates } from '../../packages/server/src/features/updates/update.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';
import { savedTable } from './support/saved-table.ts';

const world = useWorld();
const visitors = useBrowser(world);
const PAGE = 100;

let client: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Acme' })).body.id;
  const alpha = await storeSite(world(), { url: 'https://alpha.example/', name: 'Alpha', client_id: client });
  const beta = await storeSite(world(), { url: 'https://beta.example/', name: 'Beta', status: 'disconnected' });
  await world().post('update-site-record-v1', { site_id_or_domain: beta, client_id: client });
  const gamma = await storeSite(world(), { url: 'https://gamma.example/', name: 'Gamma' });
  await storeUpdates(world(), alpha, [{ type: 'plugin', slug: 'shop/shop.php', name: 'Shop' }]);
  const now = Date.now();
  await storeChanges(world(), [
    { site_id: alpha, occurred_at: now - 1000, object_name: 'Shop', user_name: 'berta' },
    { site_id: gamma, occurred_at: now - 2000, context: 'theme', object_name: 'Lab' },
    ...Array.from({ length: PAGE }, (_, at) => ({
      site_id: gamma,
      occurred_at: now - 86_400_000 - at * 60_000,
      object_name: `Older ${at}`,
    })),
  ]);
});

describe('Changes', () => {
  it('of all sites are read back to the first, and narrowed by kind, search and site', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Changes' }).click();
    await page.getByText('Plugin "Shop" was activated.').waitFor();
    await page.getByText('berta', { exact: true }).waitFor();
    await expectAccessible(page);
    const last = page.getByText(`Plugin "Older ${PAGE - 1}" was activated.`);
    expect(await last.count()).toBe(0);
    await page.getByRole('button', { name: 'Show older changes' }).click();
    await last.waitFor();
    await page.getByText('There are no older changes.').waitFor();

    await page.getByLabel('Search changes').fill('berta');
    await expectGone(last);
    await page.getByText('Plugin "Shop" was activated.').waitFor();
    await page.getByRole('link', { name: 'Alpha' }).waitFor();
    await page.getByLabel('Search changes').fill('nothing like it');
    await page.getByText('No changes match').waitFor();
    await expectAccessible(page);
    await page.goto(`/changes?kind=themes`);
    await page.getByText('Theme "Lab" was activated.').waitFor();
    expect(await page.getByText('was activated.').count()).toBe(1);
  });

  // Fails if the page shows what went wrong in place of what it knows.
  it('that were read stay when older ones cannot be read, which is said at the button and tried again', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/changes' });
    const newest = page.getByText('Plugin "Shop" was activated.');
    await newest.waitFor();
    await page.route('**/list-changes-v1/run*', route => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Show older changes' }).click();
    await page.getByRole('alert').filter({ hasText: 'The server answered 500' }).waitFor();
    expect(await newest.count()).toBe(1);
    await expectAccessible(page);
    await page.unroute('**/list-changes-v1/run*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`Plugin "Older ${PAGE - 1}" was activated.`).waitFor();
    await expectGone(page.getByRole('alert').filter({ hasText: 'The server answered' }));
  });

  it('are saved as CSV, also those that are not shown, with the filters of the page', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/changes?kind=plugins' });
    const save = () => page.getByRole('button', { name: 'Export as CSV' }).click();
    const { name, rows } = await savedTable(page, save);
    expect(name).toBe('changes.csv');
    expect(rows).toHaveLength(PAGE + 1);
    await page.goto('/changes?q=berta');
    await page.getByText('Plugin "Shop" was activated.').waitFor();
    expect((await savedTable(page, save)).rows.map(({ site_name }) => site_name)).toEqual(['Alpha']);
  });

  it('of a chosen client are those of its sites', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 390, at: `/changes?client=${client}` });
    await page.getByText('Plugin "Shop" was activated.').waitFor();
    expect(await page.getByText('was activated.').count()).toBe(1);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('The page of a client', () => {
  // Fails if the page shows what went wrong in place of what it knows.
  it('keeps what it knows while it cannot be refreshed', async () => {
    const { page, context } = await visitors.signedIn('viewer');
    await context.clock.install();
    await page.goto(`/clients/${client}`);
    const sites = page.getByRole('region', { name: 'Sites', exact: true });
    await sites.getByRole('link', { name: '2 sites' }).waitFor();
    await page.route('**/get-overview-v1/run*', route => route.fulfill({ status: 500 }));
    await context.clock.runFor(31_000);
    await page.getByRole('alert').filter({ hasText: 'The server answered 500' }).waitFor();
    await sites.getByRole('link', { name: '2 sites' }).waitFor();
  });

  it('begins with its sites by health and what is pending; each number leads to its list', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/clients/${client}` });
    const sites = page.getByRole('region', { name: 'Sites', exact: true });
    await sites.getByRole('link', { name: '2 sites' }).waitFor();
    await sites.getByRole('list', { name: 'Sites to look at' }).getByRole('link', { name: 'Beta' }).waitFor();
    await page.getByText('No update run has included a site of this client yet.').waitFor();
    await page.getByText('Nothing is due within 90 days.').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'At a glance' })
      .getByRole('link', { name: '1', exact: true })
      .first()
      .click();
    await page.getByRole('table', { name: 'Updates by site' }).waitFor();
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Alpha/ }).waitFor();
    await page.goBack();
    await sites.getByRole('link', { name: /1 Disconnected/ }).click();
    await page.getByRole('row', { name: /Beta/ }).waitFor();
    await page.getByText('1 site', { exact: true }).waitFor();
  });
});
