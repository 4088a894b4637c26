import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openReceiver, storeWebhook } from '../../packages/server/src/features/channels/channels.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { pageTextsIn } from './support/page-texts-in.ts';
import { SaidByServer } from './support/said-by-server.ts';
import { showPage } from './support/show-page.ts';
import { FAILING_FLEET, type FailingFleet, makeFailingFleet } from './support/worlds/failing-fleet.ts';

// Instead of `off`, which is a value of a setting in every language; without a worker, nothing is asked there.
const world = useWorld({ env: { SITEKEEPER_DOMAIN_REGISTRIES: 'https://registries.example/dns.json' } });
const visitors = useBrowser(world);
const PAGES = [
  '/',
  '/sites',
  '/sites?q=nothing-of-it',
  '/sites/import',
  '/updates',
  '/updates?view=sites',
  '/updates?view=ignored',
  '/updates?view=runs',
  '/updates?view=windows',
  '/uptime',
  '/uptime?view=incidents',
  '/uptime?view=maintenance',
  '/security',
  '/security?certificates=all',
  '/security?certificates=invalid',
  '/security?view=files',
  '/security?view=files&files=sites',
  '/vulnerabilities',
  '/vulnerabilities?view=ignored',
  '/alarms',
  '/users',
  '/jobs',
  '/clients',
  '/tags',
  '/costs',
  '/api-access/keys',
  '/api-access/keys/add',
  '/notifications',
  '/notifications?view=rules',
  '/notifications?view=deliveries',
  '/notifications?view=events',
  '/people',
  '/imports',
  '/imports/new',
  '/modules',
  '/settings',
  '/audit',
  '/profile',
  '/nowhere',
];

/** English texts that differ in German: none of them may appear. */
function onlyEnglish(): Set<string> {
  const [english, german] = [pageTextsIn('en'), pageTextsIn('de')];
  const kept = new Set(german.values());
  return new Set([...english.values()].filter(text => !kept.has(text)));
}

/** Everything on the page that people can read or hear, but for what is marked as English. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const heard = ['aria-label', 'placeholder', 'title', 'alt'];
    const elements = [...document.querySelectorAll('body, body *')];
    return elements
      .filter(element => element.closest('[lang]')?.getAttribute('lang') !== 'en')
      .flatMap(element => [
        ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
        ...heard.map(name => element.getAttribute(name) ?? ''),
      ]);
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

let site: number;
beforeAll(async () => {
  site = await storeSite(world(), { url: 'https://laden.example/', name: 'Laden' });
});

describe('A German browser', () => {
  it('shows every page in German and within 360 px', async () => {
    const english = onlyEnglish();
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 360 });
    expect(await lang(page)).toBe('de');
    for (const path of [...PAGES, `/sites/${site}`, `/sites/${site}?tab=uptime`]) {
      await showPage(page, path);
      await page.locator('h1, p:visible').first().waitFor();
      await expectLoaded(page);
      const texts = await shownOn(page);
      const left = texts.map(text => text.trim()).filter(text => english.has(text));
      expect({ path, left, overflow: await overflow(page) }).toEqual({ path, left: [], overflow: 0 });
    }
    // All pages, one after the other.
  }, 300_000);
});

/** Rows that are wrong, each in its own way. */
const WRONG_SITES = {
  name: 'sites.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'url,admin,password,client',
      'https://a.example/,,x,',
      'nothing like it,anna,x,',
      'https://b.example/,anna,x,Nobody',
    ].join('\n'),
  ),
};

describe('A German browser on a fleet in which everything fails', () => {
  const failing = useWorld(FAILING_FLEET);
  const guests = useBrowser(failing);
  const addresses = ({ sites, approval }: FailingFleet) => [
    '/',
    '/sites',
    ...sites.map(id => `/sites/${id}`),
    `/sites?peek=${sites[7]}`,
    ...['timeline', 'uptime', 'security'].map(tab => `/sites/${sites[0]}?tab=${tab}`),
    '/changes',
    '/users?all=yes',
    '/updates?view=runs',
    ...['done', 'halted', 'closed'].map(run => `/updates/runs/update_${run}`),
    '/uptime',
    '/uptime?view=incidents',
    '/security',
    '/security?view=files&files=sites',
    '/vulnerabilities',
    '/alarms',
    '/approvals',
    `/approvals/${approval}`,
    '/notifications',
    '/notifications?view=deliveries',
    '/notifications?view=events',
  ];

  it('says in German on every page what the server says in English', async () => {
    const fleet = await makeFailingFleet(failing());
    const { page } = await guests.signedIn('admin', { locale: 'de-DE', at: '/profile' });
    const server = new SaidByServer(page);
    const left: string[] = [];
    for (const path of addresses(fleet)) {
      await showPage(page, path);
      await page.locator('h1, p:visible').first().waitFor();
      await expectLoaded(page);
      const said = [...(await server.sentences())];
      const texts = await shownOn(page);
      const shown = said.filter(sentence => texts.some(text => text.includes(sentence)));
      left.push(...shown.map(sentence => `${path}: ${sentence}`));
    }
    expect(left).toEqual([]);
    const locked = page.getByText(/Vor der Website liegt eine Passwortabfrage/);
    for (const path of [`/sites/${fleet.sites[3]}`, '/users?all=yes']) {
      await showPage(page, path);
      await locked.first().waitFor({ state: 'attached' });
    }
    const said = [...(await server.sentences())].join('\n');
    for (const needed of [
      /Renew|certificate/,
      /MainWP Child/,
      /firewall/,
      /in a row failed/,
      /did not answer/,
      /sites attempted/,
      /was activated/,
      /^Delete a tag/m,
      /will lose the tag/,
      /window closed/,
    ])
      expect(said).toMatch(needed);
    await showPage(page, '/sites/import');
    await page.locator('input[type=file]').setInputFiles(WRONG_SITES);
    await page.getByText(/Der Anmeldename eines Administrators fehlt/).waitFor();
    const texts = await shownOn(page);
    const ofRows = [...(await server.sentences())].filter(sentence => /login|No client|address/.test(sentence));
    expect(ofRows.length).toBeGreaterThan(2);
    expect(ofRows.filter(sentence => texts.some(text => text.includes(sentence)))).toEqual([]);
    // All pages, one after the other.
  }, 300_000);
});

it('says in German why a test message did not arrive', async () => {
  await using receiver = await openReceiver(() => ({ status: 500, body: '' }));
  await storeWebhook(world(), receiver.url, { name: 'Betrieb' });
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/notifications' });
  await page.getByRole('button', { name: 'Aktionen für Betrieb' }).click();
  await page.getByRole('menuitem', { name: 'Testnachricht senden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Testnachricht senden' }).click();
  await dialog.getByRole('alert').getByText('Der Empfänger hat mit Status 500 geantwortet.').waitFor();
  const english = dialog.getByText(/The receiver/);
  expect(await english.evaluateAll(all => all.map(one => one.getAttribute('lang')))).toEqual(['en']);
});

it('says in German why the state of a site forbids something', async () => {
  const suspended = await storeSite(world(), { url: 'https://ruhe.example/', status: 'suspended' });
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: `/sites/${suspended}` });
  // Somebody else is faster.
  await page.route('**/unsuspend-site-v1/run', async route => {
    await world().post('unsuspend-site-v1', { site_id_or_domain: suspended });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Aktionen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Wieder aktivieren' }).click();
  await page.getByText('Die Website ist nicht stillgelegt.').waitFor();
});

it('says in German what there is already', async () => {
  await world().post('add-tag-v1', { name: 'Läden' });
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/tags' });
  await page.getByRole('button', { name: 'Schlagwort hinzufügen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Läden');
  await dialog.getByRole('button', { name: 'Schlagwort hinzufügen' }).click();
  await dialog.getByText('Ein Schlagwort mit dem Namen „Läden“ gibt es bereits.').waitFor();
});

describe('The language', () => {
  it('is chosen in the user menu, and remembered', async () => {
    const { page } = await visitors.signedIn('viewer');
    expect(await lang(page)).toBe('en');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByText('Deutsch', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor();
    expect(await lang(page)).toBe('de');
    await page.getByRole('button', { name: /^Konto von/ }).click();
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });
});
