import { matchChangedSites, refreshDueFeed } from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  useVulnerableFleet,
  type VulnerableFleet,
} from '../../packages/server/src/features/vulnerabilities/vulnerabilities.fixtures.ts';
import { expectAccessible, expectLoaded, expectToast, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';

const fleet = useVulnerableFleet();
const world = (): VulnerableFleet['world'] => fleet().world;
const visitors = useBrowser(world);
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** What the server does by itself every ten seconds. */
async function readFeed(): Promise<void> {
  await refreshDueFeed(world().app.services);
  await matchChangedSites(world().app.services);
}

describe('Vulnerabilities', () => {
  it.each([false, true])('lists what the sites are exposed to, the most severe first (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/vulnerabilities' });
    const rows = rowsOf(page);
    await expect.poll(() => rows.count()).toBe(4);
    const shown = await rows.allInnerTexts();
    expect(shown.map(text => /Critical|High|Medium|Low/.exec(text)?.[0])).toEqual([
      'Critical',
      'High',
      'Medium',
      'Low',
    ]);
    expect(shown[0]).toMatch(/Shop lets anybody in[\s\S]*2\s+9\.4\s+On 1 of 2 sites/);
    expect(shown[3]).toMatch(/No fix known\s+On no site/);
    await page.getByText(/^4 records from feed\.json, read/).waitFor();
    await expectAccessible(page);
    const acts = /Patch|Deactivate|Refresh|Feed settings|Actions for/;
    expect(await page.getByRole('button', { name: acts }).count()).toBe(0);
  });

  it.each([1440, 390])('shows long titles in two lines in a window of %d px', async width => {
    const title = 'Shop lets anybody in who asks for it twice and has an account';
    const { database } = world().app.services;
    const { id } = await database.db
      .selectFrom('vulnerability_records')
      .select('id')
      .where('title', 'like', 'Shop lets%')
      .executeTakeFirstOrThrow();
    const rename = (to: string) =>
      database.write(async trx => {
        await trx.updateTable('vulnerability_records').set({ title: to }).where('id', '=', id).execute();
        await trx.updateTable('vulnerability_findings').set({ title: to }).where('record_id', '=', id).execute();
      });
    await rename(title);
    const { page } = await visitors.signedIn('viewer', { width, at: '/vulnerabilities' });
    const link = page.getByRole('link', { name: title });
    const lines = () =>
      link.evaluate(it => Math.round(it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)));
    await expect.poll(lines).toBe(2);
    const [row, name] = [await page.getByRole('row').filter({ has: link }).boundingBox(), await link.boundingBox()];
    expect(name?.y ?? 0).toBeGreaterThanOrEqual(row?.y ?? 0);
    await rename('Shop lets anybody in');
  });

  it('narrows the list by severity, type, update, state, client, tag and words, which are part of the address', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/vulnerabilities' });
    const rows = rowsOf(page);
    const shows = (count: number) => expect.poll(() => rows.count()).toBe(count);
    await page.getByRole('button', { name: '1 Critical on 2 sites' }).click();
    await shows(1);
    expect(new URL(page.url()).searchParams.get('severity')).toBe('critical');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Critical/, pressed: true }).click();
    await shows(4);
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Theme' }).click();
    await shows(1);
    const { client, tag } = fleet();
    const narrowed = ['fix=yes', 'state=inactive', `clients=[${client}]`, `tags=[${tag}]`, 'q=anybody'];
    for (const query of narrowed) {
      await showPage(page, `/vulnerabilities?${query}`);
      await page.getByRole('row', { name: /Shop lets anybody in/ }).waitFor();
      await shows(1);
    }
    await page.goto('/vulnerabilities?q=nothing');
    await page.getByText('No vulnerabilities match').waitFor();
  });

  it('shows all that the feed says about one, with its notices and only safe links, and its sites', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/vulnerabilities' });
    await page.getByRole('link', { name: 'Shop lets anybody in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shop lets anybody in' }).waitFor();
    for (const text of ['2 sites are exposed.', 'up to 9.3', 'This record was made up for tests of shop.']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByText('Copyright of nobody, made up for tests').waitFor();
    const outside = page.locator('main a[target=_blank]');
    expect(await outside.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      'https://advisories.example/CVE-2026-12345',
      'https://advisories.example/shop-hole',
      'https://advisories.example/terms',
    ]);
    expect(await outside.evaluateAll(links => links.every(link => link.matches('[rel~=noreferrer]')))).toBe(true);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Sites' }).click();
    await page.getByRole('row', { name: /berlin\.example.*9\.2.*update to 9\.4 pending.*Exposed/ }).waitFor();
    await page.getByRole('row', { name: /lima\.example.*9\.3.*no update pending/ }).waitFor();
    await page.getByText('Inactive', { exact: true }).click();
    await page.getByRole('row', { name: /rome\.example.*Inactive/ }).waitFor();
    await expectAccessible(page);
    await page.goto('/vulnerabilities/not-there');
    await page
      .getByRole('link', { name: /overview/i })
      .last()
      .waitFor();
  });

  it('shows on the page of a site what is wrong there, and where it is fixed', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${fleet().ids.berlin}?tab=security` });
    const panel = page.getByRole('region', { name: 'Vulnerabilities' });
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(4);
    await panel.getByText('shop 9.2 · fixed in 9.4 · update to 9.4 pending').waitFor();
    await expectLoaded(page);
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Shop lets anybody in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shop lets anybody in' }).waitFor();
  });

  it('shows before patching or deactivating what would be done where, and what cannot be', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/vulnerabilities' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Patch everything …' }).click();
    await dialog.getByText('1 update on 1 site.').waitFor();
    await dialog.getByRole('region', { name: 'Sites' }).getByText('berlin.example').waitFor();
    await dialog.getByText('no pending update fixes it').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Actions for Shop lets anybody in' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate everywhere …' }).click();
    await dialog.getByRole('button', { name: 'Deactivate on 2 sites' }).waitFor();
    await dialog.getByText('lima.example').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/vulnerabilities/theme-hole');
    await expect.poll(() => page.getByRole('button', { name: 'Deactivate everywhere …' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Patch everywhere …' }).click();
    await dialog.getByText('Nothing to update right now.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Start patching' }).isDisabled()).toBe(true);
  });

  it('ignores one with a reason until a day, and no longer', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/vulnerabilities/forms-hole' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Ignore …' }).click();
    await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
    await dialog.getByText('Say why, for those who read the list later.').waitFor();
    await dialog.getByLabel('Reason').fill('The form is not public.');
    await dialog.getByLabel('Until').fill('2001-01-01');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
    await dialog.getByText('Choose a day in the future.').waitFor();
    await dialog.getByLabel('Until').fill('2099-12-31');
    await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
    await expectToast(page, 'Vulnerability ignored');
    await page.getByText('No site is exposed.').waitFor();
    await page.goto('/vulnerabilities?view=ignored');
    await page.getByRole('row', { name: /forms.*On all sites.*The form is not public\..*2099/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Stop ignoring/ }).click();
    await expectToast(page, 'No longer ignored');
    await page.getByText('Nothing is ignored').waitFor();
    const { body } = await world().get('get-vulnerability-v1', { vulnerability_id: 'forms-hole' });
    expect(body.sites).toBe(1);
  });

  it('says that the feed cannot be read and which records stay in force, and at the field what is wrong with its place', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/vulnerabilities' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Feed settings' }).click();
    await dialog.getByLabel('Name of the file').fill('../etc/passwd');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Name of the file').and(page.locator('[aria-invalid="true"]')).waitFor();
    await dialog.getByLabel('Name of the file').fill('missing.json');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Feed saved');
    await readFeed();
    const line = page.getByRole('region', { name: 'Feed' });
    await line.getByText(/missing\.json could not be read since .*: there is nothing at this place\./).waitFor();
    await line.getByText(/The 4 records read .* stay in force\./).waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(4);
    await expectAccessible(page);
    await world().post('set-vulnerability-feed-v1', { source: 'feed.json' });
    await line.getByRole('button', { name: 'Refresh now' }).click();
    await expectToast(page, 'The feed will be read now');
    await readFeed();
    await line.getByText(/^Up to date/).waitFor();
  });
});
