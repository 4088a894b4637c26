import type { BrowserContext, Page } from 'playwright-core';
import { pageShownAt, routeChangeTime } from '../../measuring/web-probes.ts';

/** Rounds of which each has an empty cache. */
const ROUNDS = 3;
const HOME = '/';
/** The page of one site or client is opened by the first link of its list. */
const FIRST_OF = ['/sites', '/clients'];

/** Milliseconds until a page is on screen whole, once for each round. */
export interface PageTimes {
  readonly path: string;
  readonly times: readonly number[];
}

type Fresh = () => Promise<BrowserContext>;

/** From a click in the navigation, on the overview, to the page: the first visit of it in this browser. */
export async function routeChanges(fresh: Fresh): Promise<PageTimes[]> {
  const times = new Map<string, number[]>();
  const note = (path: string, ms: number) => times.set(path, [...(times.get(path) ?? []), ms]);
  for (let round = 0; round < ROUNDS; round++) {
    const context = await fresh();
    const page = await context.newPage();
    await page.goto(HOME, { waitUntil: 'commit' });
    await page.evaluate(pageShownAt);
    for (const path of await pathsOf(page)) {
      note(path, await page.evaluate(routeChangeTime, `nav a[href="${path}"]`));
      const first = 'tbody tr[data-row="0"] a';
      if (FIRST_OF.includes(path) && (await page.locator(first).count()) > 0) {
        const ms = await page.evaluate(routeChangeTime, first);
        note(new URL(page.url()).pathname, ms);
      }
      await page.evaluate(routeChangeTime, `nav a[href="${HOME}"]`);
    }
    await context.close();
  }
  return [...times].map(([path, times]) => ({ path, times }));
}

/** From the navigation to the page, each in a browser with an empty cache. */
export async function firstViews(fresh: Fresh, pages: readonly PageTimes[]): Promise<PageTimes[]> {
  const views: PageTimes[] = [];
  for (const path of [HOME, ...pages.map(({ path }) => path)]) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await fresh();
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'commit' });
      times.push(await page.evaluate(pageShownAt));
      await context.close();
    }
    views.push({ path, times });
  }
  return views;
}

async function pathsOf(page: Page): Promise<string[]> {
  const links = await page.locator('nav a[href^="/"]').all();
  const paths = await Promise.all(links.map(link => link.getAttribute('href')));
  return [...new Set(paths.flatMap(path => path ?? []))].filter(path => path !== HOME);
}
