import type { Page } from 'playwright-core';
import { expectLoaded } from '../browser.ts';
import { type Routed, showPage } from '../show-page.ts';

/** Pages with stories of their own: those before sign-in, and one that needs the dump of another dashboard. */
const ELSEWHERE = ['/sign-in', '/setup', '/invitation', '/imports/$id'];
/** What neither a route nor a tab leads to. */
const VIEWS = [
  '/security?certificates=all',
  '/security?certificates=invalid',
  '/security?view=files&files=sites',
  '/alarms?state=closed',
  '/nowhere',
];

/** Ids for the parts of addresses, such as `/sites/$id`, by the first part of the path. */
export type IdsOfPages = Readonly<
  Record<'sites' | 'clients' | 'jobs' | 'runs' | 'vulnerabilities' | 'approvals', string>
>;

/** @param furnished As `furnish` returns them. */
export const idsOf = (furnished: Readonly<Record<string, string>>): IdsOfPages => {
  const { site = '', client = '', job = '', hole = '', approval = '' } = furnished;
  return { sites: site, clients: client, jobs: job, runs: job, vulnerabilities: hole, approvals: approval };
};

/**
 * Shows all pages, one after the other: each route that the router knows, and each of its tabs. So a page that is added
 * is looked at without being listed anywhere.
 * @param page Shows a page already.
 * @param ids Undefined: only routes without an id, as in a store with nothing in it.
 * @param look Called for each; `address` is what the browser shows.
 * @param query What the address of each has, such as `client=5`.
 * @returns the addresses.
 */
async function walkEveryPage(
  page: Page,
  ids: IdsOfPages | undefined,
  look: (address: string) => Promise<void>,
  query = '',
): Promise<string[]> {
  const paths = await page.evaluate(() => Object.keys((window as unknown as Routed).__TSR_ROUTER__.routesByPath));
  const routes = paths.filter(path => !ELSEWHERE.includes(path) && (ids !== undefined || !path.includes('$')));
  const shown: string[] = [];
  const lookAt = async () => {
    await page.locator('[data-page-title]').waitFor();
    await expectLoaded(page);
    const { pathname, search } = new URL(page.url());
    shown.push(pathname + search);
    await look(pathname + search);
  };
  for (const path of [...new Set(routes), ...VIEWS]) {
    const address = ids === undefined ? path : withId(path, ids);
    await showPage(page, query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`);
    await lookAt();
    const tabs = page.getByRole('tab');
    const chosen = await tabs.evaluateAll(all => all.map(tab => tab.getAttribute('aria-selected') === 'true'));
    for (const [index, isChosen] of chosen.entries()) {
      if (isChosen) continue;
      await tabs.nth(index).click();
      await tabs.nth(index).and(page.locator('[aria-selected=true]')).waitFor();
      await lookAt();
    }
  }
  return shown;
}

/** The same, for what is wrong with each page. @returns that by address, and all addresses. */
export async function faultsOfEveryPage(
  page: Page,
  ids: IdsOfPages | undefined,
  faultsOn: (page: Page) => Promise<readonly string[]>,
  query = '',
) {
  const faults: Record<string, readonly string[]> = {};
  const look = async (address: string) => {
    const found = await faultsOn(page);
    if (found.length > 0) faults[address] = found;
  };
  return { shown: await walkEveryPage(page, ids, look, query), faults };
}

function withId(path: string, ids: IdsOfPages): string {
  return path.replace(/([^/]+)\/\$\w+/, (_whole, kind: string) => {
    const id = ids[kind as keyof IdsOfPages];
    if (id === undefined) throw new Error(`Which of ${path} is looked at? Give its id to walkEveryPage.`);
    return `${kind}/${id}`;
  });
}

/** The tables of a page that nobody can save as CSV, by name. Those for screen readers repeat what is drawn. */
export const unsavedTablesOn = (page: Page): Promise<string[]> =>
  page
    .locator('table')
    .evaluateAll(tables =>
      tables
        .filter(table => !table.closest('.visually-hidden') && !table.closest('section:has([data-exports])'))
        .map(table => `no CSV: ${table.closest('[aria-label]')?.getAttribute('aria-label') ?? table.textContent}`),
    );
