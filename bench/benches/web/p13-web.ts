import { createUser, setPassword } from '@sitekeeper/server';
import { makeFleetKey } from '@sitekeeper/server/testing';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { buildWebIfStale } from '../../../packages/web/scripts/build.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../../tests/support/chromium.ts';
import { atMost, type Bench, type Line, mustBe } from '../../bench.ts';
import { percentile } from '../../measuring/numbers.ts';
import { pageShownAt, scrollTimes, searchTime } from '../../measuring/web-probes.ts';
import type { Options } from '../../options.ts';
import { breakSites } from '../../world/broken-fleet.ts';
import { storeItems } from '../../world/fleet-items.ts';
import { startMeasuredServer } from '../../world/server.ts';
import { makeStore, type Store } from '../../world/store.ts';
import { storeClientsAndCosts } from '../p11-rows.ts';
import { firstViews, type PageTimes, routeChanges } from './page-times.ts';

const SITES = 10_000;
const CLIENTS = 500;
const FIRST_VIEW_MS = 500;
const ROUTE_CHANGE_MS = 300;
const SEARCH_MS = 60;
const FRAME_MS = 1000 / 60;
const SEARCHES = ['shop', 'bakery', 'town 7', 'town 93', 'hotel', 'clinic of town 1', 'choir', 'garden', 'museum', 'x'];
const TRADES = ['shop', 'bakery', 'school', 'hotel', 'museum', 'garage', 'studio', 'clinic', 'garden', 'choir'];
const USER = { name: 'bench-web', password: 'correct horse battery staple' };

export const p13: Bench = {
  name: 'p13',
  title:
    'web: the pages of 10,000 sites, one in ten broken, in Chromium: first views, route changes, search, scrolling',
  async run(options: Options): Promise<Line[]> {
    await buildWebIfStale();
    const store = await makeStore(options.postgres, {
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_REQUESTS_PER_MINUTE: '0',
    });
    const sites = Array.from({ length: options.sites ?? SITES }, (_, index) => ({
      url: `https://${TRADES[index % 10]}-${index}.example.com/`,
      name: `The ${TRADES[index % 10]} of town ${Math.floor(index / 100)}`,
    }));
    const authorization = await store.seed(await makeFleetKey(), sites);
    await storeItems(store);
    await storeClientsAndCosts(store, CLIENTS);
    await breakSites(store);
    await makeUser(store);
    const server = await startMeasuredServer(store, authorization, options.serverNode);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    try {
      const state = await signedInState(browser, server.api.origin);
      const fresh = () => browser.newContext({ baseURL: server.api.origin, storageState: state, viewport: VIEWPORT });
      const changes = await routeChanges(fresh);
      const views = await firstViews(fresh, changes);
      const { search, scroll, parts } = await atWork(await fresh());
      const plain = await plainScroll(browser);
      return [
        ...views.map(pageLine('first view of', FIRST_VIEW_MS)),
        ...changes.map(pageLine('route change to', ROUTE_CHANGE_MS)),
        {
          what: 'search: from key press to result on screen, median',
          figure: percentile(search, 50),
          unit: 'ms',
          goal: atMost(percentile(search, 50), SEARCH_MS, `≤ ${SEARCH_MS} ms`),
        },
        { what: '  slowest', figure: Math.max(...search), unit: 'ms' },
        {
          what: 'scrolling at 3,000 px/s: late frames, %',
          figure: late(scroll),
          unit: '',
          floor: late(plain),
          floorIs: 'a plain text table, scrolled the same way',
          goal: mustBe(late(scroll) <= late(plain) + 1, '≤ 1 point above a plain table'),
        },
        { what: '  frame time, p95', figure: percentile(scroll, 95), unit: 'ms', floor: percentile(plain, 95) },
        ...parts.map(([what, figure]): Line => ({ what: `  ${what} per frame`, figure, unit: 'ms' })),
      ];
    } finally {
      await browser.close();
      await server.child.end();
      await store.remove();
    }
  },
};

const VIEWPORT = { width: 1440, height: 900 };

async function makeUser(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const setup = app.ctx({ kind: 'system', name: 'bench' });
    const { id } = await createUser(setup, { name: USER.name, role: 'admin', passwordName: 'bench' });
    await setPassword(setup, id, USER.password);
  } finally {
    await app.close();
  }
}

async function signedInState(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('User name').fill(USER.name);
  await page.getByLabel('Password', { exact: true }).fill(USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const pageLine =
  (what: string, limit: number) =>
  ({ path, times }: PageTimes): Line => {
    const figure = percentile(times, 50);
    return { what: `${what} ${path}, median`, figure, unit: 'ms', goal: atMost(figure, limit, `≤ ${limit} ms`) };
  };

/** Percentage of frames that were late by half a frame or more. */
function late(times: readonly number[]): number {
  return (100 * times.filter(ms => ms > 1.5 * FRAME_MS).length) / times.length;
}

/** The limit of machine and browser at this moment, without our scripts. */
async function plainScroll(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const row = `<tr>${'<td>The bakery of town 42</td>'.repeat(10)}</tr>`;
  const style = 'height:700px;overflow:auto;contain:strict';
  await page.setContent(
    `<section style="${style}"><table style="line-height:51px">${row.repeat(600)}</table></section>`,
  );
  const times = await page.evaluate(scrollTimes);
  await page.close();
  return times;
}

interface AtWork {
  readonly search: number[];
  readonly scroll: number[];
  /** Milliseconds of the main thread per frame of scrolling. */
  readonly parts: readonly (readonly [what: string, ms: number])[];
}

async function atWork(context: BrowserContext): Promise<AtWork> {
  const page = await context.newPage();
  await page.goto('/sites', { waitUntil: 'commit' });
  await page.evaluate(pageShownAt);
  const search: number[] = [];
  for (const text of SEARCHES) search.push(await page.evaluate(searchTime, text));
  await page.evaluate(searchTime, '');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await spent();
  const scroll = await page.evaluate(scrollTimes);
  const after = await spent();
  const parts = Object.entries(PARTS).map(
    ([name, what]) => [what, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / scroll.length] as const,
  );
  return { search: search.slice(1), scroll, parts };
}

const PARTS = {
  ScriptDuration: 'script',
  LayoutDuration: 'layout',
  RecalcStyleDuration: 'style',
  TaskDuration: 'all tasks',
};
