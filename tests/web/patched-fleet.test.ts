import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  feedOfRecords,
  makeWorld,
  matchChangedSites,
  refreshDueFeed,
  useMade,
  type World,
} from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, useBrowser } from './support/browser.ts';

/** VULNERABLE_SITES=500 makes it a long one. */
const SITES = Number(process.env.VULNERABLE_SITES ?? 12);
const HALF = Math.floor(SITES / 2);
const LONG_MS = 60_000 + SITES * 1000;
const KEY = 'made-up-key-of-the-feed';

interface Story {
  readonly world: World;
  /** A plugin with a hole that an update closes, on all sites … */
  readonly shut: { readonly slug: string; readonly from: string; readonly to: string };
  /** … and one without an update, on every other site. */
  readonly open: string;
  readonly feed: string;
  readonly close: () => void;
}

const story = useMade<Story>(
  async () => {
    const env = { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_BATCH_INLINE_LIMIT: '1000' };
    const world = await makeWorld({ sites: SITES, seeded: true, worker: true, fleet: { plugins: 8 }, env });
    const [shut, other] = world.fleet.site(1).pendingPlugins.filter(({ works }) => works);
    if (!shut || !other) throw new Error('the first site has too few updates');
    for (let k = 1; k <= SITES; k++) {
      world.fleet.site(k).setPlugin(shut.slug, { version: shut.from, active: true });
      if (k % 2 === 0) world.fleet.site(k).setPlugin(other.slug, { version: other.to, active: true });
      else world.fleet.site(k).removePlugin(other.slug);
    }
    await world.post('sync-sites-v1', {});
    const folder = (slug: string) => slug.split('/')[0] ?? slug;
    const text = feedOfRecords([
      { id: 'shut', title: 'Shut', slug: folder(shut.slug), to: shut.from, patched: [shut.to], score: 9.8 },
      { id: 'open', title: 'Open', slug: folder(other.slug), to: '*', score: 8.1 },
      { id: 'elsewhere', slug: 'not-installed-anywhere', to: '*', score: 9 },
    ]);
    const server = createServer((request, response) => {
      const allowed = request.headers.authorization === `Bearer ${KEY}`;
      response.writeHead(allowed ? 200 : 401).end(allowed ? text : '{}');
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    world.fleet.ledger.reset();
    return { world, shut, open: other.slug, feed, close: () => server.close() };
  },
  async ({ world, close }) => {
    close();
    await world.close();
  },
);
const visitors = useBrowser(() => story().world);

/** What the server does by itself every ten seconds. */
async function readFeed(): Promise<void> {
  const { services } = story().world.app;
  await refreshDueFeed(services);
  await matchChangedSites(services);
}

async function setFeed(page: Page, key: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Feed settings' }).click();
  await dialog.getByRole('radio', { name: 'At an address' }).check();
  await dialog.getByLabel('Address', { exact: true }).fill(story().feed);
  await dialog.getByLabel('Key', { exact: true }).fill(key);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await readFeed();
}

it('A record of a feed is patched or deactivated on all sites from the pages, as the sites themselves tell it', {
  timeout: 2 * LONG_MS,
}, async () => {
  const { world, shut, open } = story();
  const { page } = await visitors.signedIn('admin');
  page.setDefaultTimeout(LONG_MS);
  const dialog = page.getByRole('dialog');
  await page.goto(`/sites/${world.siteIds[0]}?tab=security`);
  await page.getByText('Nothing has been compared yet: there is no feed of vulnerabilities.').waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Vulnerabilities' }).click();
  await page.getByText('Nothing has been compared yet').waitFor();
  await expectAccessible(page);

  await setFeed(page, 'wrong-key');
  await page.getByText(/the key was refused/).waitFor();
  await expectAccessible(page);
  await setFeed(page, KEY);
  await page.getByText(/^3 records from 127\.0\.0\.1/).waitFor();
  await page.getByRole('row', { name: new RegExp(`Critical.*Shut.*${SITES}.*${shut.to}.*On all sites`) }).waitFor();
  await page.getByRole('row', { name: new RegExp(`High.*Open.*${HALF}.*No fix known.*On no site`) }).waitFor();

  await page.getByRole('button', { name: 'Patch everything …' }).click();
  await dialog.getByText(`${SITES} updates on ${SITES} sites.`).waitFor();
  const left = dialog.getByRole('region', { name: 'Not fixed by this' });
  await left.getByText('no pending update fixes it').waitFor();
  await left.getByText(`${HALF} sites`, { exact: true }).waitFor();
  expect(world.fleet.ledger.summary().calls).toBe(0); // so far nobody has asked any site
  await dialog.getByRole('button', { name: 'Start patching' }).click();
  await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
  await page.getByRole('button', { name: `${SITES} Updated` }).waitFor();

  await page.goto('/vulnerabilities/open');
  await page.getByRole('button', { name: 'Deactivate everywhere …' }).click();
  await dialog.getByRole('list', { name: 'Plugins' }).getByText(`${HALF} sites`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: `Deactivate on ${HALF} sites` }).click();
  await page.waitForURL(/\/jobs\//);
  await page.getByRole('heading', { level: 1, name: 'Deactivation of plugins' }).waitFor();
  await page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }).waitFor();

  await readFeed();
  await page.goto('/vulnerabilities');
  await page.getByText('No vulnerabilities found').waitFor();
  await expectAccessible(page);
  await page.goto('/vulnerabilities?state=fixed');
  await page.getByRole('row', { name: /Shut/ }).waitFor();
  await page.goto('/vulnerabilities?state=inactive');
  await page.getByRole('row', { name: /Open/ }).waitFor();

  const everySite = Array.from({ length: SITES }, (_, index) => index + 1);
  const numbers = (entries: readonly { site: number }[]) => entries.map(({ site }) => site).sort((a, b) => a - b);
  const updates = world.fleet.ledger.entries({ fn: 'upgradeplugintheme' });
  expect(numbers(updates)).toEqual(everySite);
  expect(updates.every(({ what }) => what.includes(shut.slug) && !what.includes(open))).toBe(true);
  const deactivations = world.fleet.ledger.entries({ fn: 'plugin_action' });
  expect(numbers(deactivations)).toEqual(everySite.filter(k => k % 2 === 0));
  expect(deactivations.every(({ what }) => what.includes('deactivate') && what.includes(open))).toBe(true);
  for (const k of everySite) {
    expect(world.fleet.site(k).plugin(shut.slug)).toMatchObject({ version: shut.to, active: true });
    if (k % 2 === 0) expect(world.fleet.site(k).plugin(open)?.active).toBe(false);
  }
});
