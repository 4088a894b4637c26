import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../packages/server/src/catalogue.ts';
import { LOG_TYPES } from '../../packages/server/src/features/changes/log-types/index.ts';
import { ATTEMPT_FAILURES } from '../../packages/server/src/features/channels/kinds/attempt-failure.ts';
import { EVENT_EXAMPLES } from '../../packages/server/src/features/events/event-examples.fixtures.ts';
import { EVENT_TYPE_NAMES } from '../../packages/server/src/features/events/index.ts';
import { SITE_ROW_CODES } from '../../packages/server/src/features/imports/csv/site-row-problem.ts';
import { REMARK_CODES } from '../../packages/server/src/features/imports/remarks/remark.ts';
import { SITE_REASON_CAUSES } from '../../packages/server/src/features/imports/site-reason.ts';
import { checksOf, SEVERITIES } from '../../packages/server/src/features/security/security-issues.ts';
import { USER_ROW_CODES } from '../../packages/server/src/features/site-users/import/user-row-problem.ts';
import { FAILURE_CAUSES } from '../../packages/server/src/features/sites/site-failure.ts';
import { ERRORS } from '../../packages/server/src/kernel/errors.ts';
import { JOB_CAUSES } from '../../packages/server/src/kernel/work/job-causes.ts';
import { isForAssistants } from '../../packages/server/src/surfaces/mcp/tools/toolsets.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { CODES_OF_MANY_REASONS } from '../../packages/server/src/testing/known-job-causes.ts';
import { CAUSES_AS_CODES } from '../../packages/web/src/api/causes-as-codes.ts';
import { flatten, type Tree } from '../../scripts/texts/check-catalogue.ts';
import { readMessage } from '../../scripts/texts/read-message.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { FAILING_FLEET, type FailingFleet, makeFailingFleet } from './support/failing-fleet.ts';
import { SaidByServer } from './support/said-by-server.ts';
import { showPage } from './support/show-page.ts';

// Instead of `off`, which is a value of a setting in every language; without a worker, nothing is asked there.
const world = useWorld({ env: { SITEKEEPER_DOMAIN_REGISTRIES: 'https://registries.example/dns.json' } });
const visitors = useBrowser(world);
const TEXTS = join(import.meta.dirname, '../../packages/web/src/texts');
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

/** Known types of the log of sites, and their list of actions (docs/wire/sync.md#changes). */
const CHANGE_CODES = [
  ...[...LOG_TYPES.keys()].map(String),
  ...['plugin', 'theme'].flatMap(thing =>
    ['installed', 'activated', 'deactivated', 'updated', 'deleted'].map(action => `${thing}.${action}`),
  ),
  'core.updated',
];

/** Calls of assistants that may wait for a person. */
const PROPOSABLE = ALL_ABILITIES.filter(ability => ability.effect !== 'read' && isForAssistants(ability));

const TRANSLATED_ERRORS = Object.keys(ERRORS).filter(code => !CODES_OF_MANY_REASONS.has(code));

const idOfCause = (area: string, cause: string) =>
  cause in CAUSES_AS_CODES ? `said.codes.${CAUSES_AS_CODES[cause]}` : `${area}.causes.${cause}`;

function textsOf(language: string): Map<string, string> {
  const files = globSync('*.json', { cwd: join(TEXTS, language) });
  return new Map(
    files.flatMap(file => {
      const tree = JSON.parse(readFileSync(join(TEXTS, language, file), 'utf8')) as Tree;
      return flatten({ [basename(file, '.json')]: tree });
    }),
  );
}

/** English texts that differ in German: none of them may appear. */
function onlyEnglish(): Set<string> {
  const [english, german] = [textsOf('en'), textsOf('de')];
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

describe('What the server says in English', () => {
  const german = textsOf('de');

  it.each([
    ['cause of a failure', FAILURE_CAUSES.map(cause => idOfCause('said', cause))],
    ['cause of a job', JOB_CAUSES.map(cause => idOfCause('jobs', cause))],
    ['type of event', EVENT_TYPE_NAMES.map(type => `said.events.${type.replace('.', '_')}`)],
    ['change on a site', CHANGE_CODES.map(code => `site-changes.said.${code.replace('.', '_')}`)],
    ['failure of a receiver', ATTEMPT_FAILURES.map(code => `said.channels.${code}`)],
    ['reason of a site in an import', SITE_REASON_CAUSES.map(cause => `imports.causes.${cause}`)],
    ['remark on an import', REMARK_CODES.map(code => `imports.remarks.${code}`)],
    ['problem of a row with a site', SITE_ROW_CODES.map(code => `imports.csv.problems.${code}`)],
    ['problem of a row with a user', USER_ROW_CODES.map(code => `said.userRows.${code}`)],
    ['call of an assistant', PROPOSABLE.map(({ name }) => `summaries.${name}`)],
    ['security check', SEVERITIES.flatMap(severity => checksOf(severity)).map(type => `said.issues.${type}`)],
  ])('has a German text for each %s', (_what, ids) => {
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter(id => !german.has(id))).toEqual([]);
  });

  it('has a German text for each error that has one reason', () => {
    const left = TRANSLATED_ERRORS.filter(
      code => !german.has(`api.codes.${code}`) && !german.has(`said.codes.${code}`),
    );
    expect(left).toEqual([]);
  });

  it('has the summaries of today: who changes one changes its translations, too', () => {
    const english = textsOf('en');
    const told = PROPOSABLE.map(({ name }) => [name, english.get(`summaries.${name}`)]);
    expect(told).toEqual(PROPOSABLE.map(({ name, summary }) => [name, summary]));
  });

  it.each(EVENT_TYPE_NAMES)('names only data that the event %s has', type => {
    const { values } = readMessage(german.get(`said.events.${type.replace('.', '_')}`) ?? '');
    const known = new Set([...Object.keys(EVENT_EXAMPLES[type]), 'why', 'duration']);
    expect([...values].filter(name => !known.has(name))).toEqual([]);
  });
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
