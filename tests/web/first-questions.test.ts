import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageParts } from '../../packages/server/src/surfaces/web/page-parts.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { WEB } from '../../packages/web/scripts/build.ts';
import { runPath } from '../../packages/web/src/api/run-path.ts';
import { FIRST_QUESTIONS } from '../../packages/web/src/app/first-questions.ts';
import { readRoutes } from '../../packages/web/vite-parts.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';

declare global {
  interface Window {
    /** Placeholders that were on the page at any time. */
    bonesSeen?: string[];
  }
}

const world = useWorld({ env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitors = useBrowser(world);
const ABILITIES = '/wp-json/wp-abilities/v1/abilities/svc';
const SCRIPTS = /\/assets\/.*\.js$/;
/** Files of scripts and texts, besides the first script, that the first view of a page may need: late parts, too. */
const MOST_FILES = 13;

let site: number;
let client: number;

beforeAll(async () => {
  // Somebody is needed for one of them: the overview then shows the inbox with its filters.
  await storeSite(world(), { url: 'https://site-1.example/', status: 'disconnected' });
  site = await storeSite(world(), { url: 'https://site-2.example/' });
  client = (await world().post('add-client-v1', { name: 'Acme' })).body.id;
});

/** Whatever the page asks the server for, without the origin. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', request => paths.push(request.url().slice(new URL(request.url()).origin.length)));
  return paths;
}

/** Holds back every script of the app until released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(SCRIPTS, route => {
    if (open) return route.continue();
    held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

describe('The first questions of a page', () => {
  it.each(Object.entries(FIRST_QUESTIONS))(
    'of %s are asked before its scripts are there, and once',
    async (path, own) => {
      const { page } = await visitors.signedIn('admin', { at: '/profile' });
      const address = path.replace('$id', path.startsWith('/clients') ? `${client}` : `${site}`);
      const id = address.split('/').at(-1) ?? '';
      const questions = own.map(([name, input]) => `${ABILITIES}/${runPath(name, input).replace('%24id', id)}`);
      const requests = requestsOf(page);
      const release = await holdScripts(page);
      const asked = questions.map(question => page.waitForRequest(request => request.url().endsWith(question)));
      await page.goto(address, { waitUntil: 'commit' });
      await Promise.all(asked);
      await release();
      await page.locator('h1[data-page-title]').waitFor();
      await expectLoaded(page);
      expect(await page.evaluate(() => [...(window.askedEarly ?? []).keys()])).toEqual([]);
      for (const question of ['/web/session', ...questions]) {
        expect(requests.filter(one => one === question)).toHaveLength(1);
      }
    },
  );

  it.each(['operator', 'viewer'] as const)(
    'of the overview are all answered and used, whoever looks: %s',
    async role => {
      const { page } = await visitors.signedIn(role, { at: '/profile' });
      const statuses: number[] = [];
      page.on('response', answer => answer.url().includes(ABILITIES) && statuses.push(answer.status()));
      await page.goto('/');
      await page.locator('h1[data-page-title]').waitFor();
      await expectLoaded(page);
      expect(await page.evaluate(() => [...(window.askedEarly ?? []).keys()])).toEqual([]);
      expect(statuses.length).toBeGreaterThanOrEqual(FIRST_QUESTIONS['/']?.length ?? 0);
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  it.each(['/sites', '/alarms', '/clients', '/people', '/audit'])(
    'of %s are answered before it is rendered, which then shows no placeholders',
    async path => {
      const { page, context } = await visitors.signedIn('admin', { at: '/profile' });
      await context.addInitScript(() => {
        window.bonesSeen = [];
        new MutationObserver(() => {
          const bone = document.querySelector('main .mantine-Skeleton-root, tbody [class*="bone"]');
          if (bone) window.bonesSeen?.push(bone.outerHTML);
        }).observe(document, { subtree: true, childList: true });
      });
      const held: Route[] = [];
      let open = false;
      const code = `${path.slice(1)}-page-`;
      await page.route(SCRIPTS, route =>
        !open && route.request().url().includes(code) ? held.push(route) : route.continue(),
      );
      const questions = FIRST_QUESTIONS[path]?.map(([name, input]) => runPath(name, input)) ?? [];
      const answered = questions.map(question =>
        page.waitForEvent('requestfinished', request => request.url().endsWith(question)),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await Promise.all(answered);
      await page.waitForFunction(() => window.askedEarly?.size === 0);
      expect(held.length).toBeGreaterThan(0);
      open = true;
      await Promise.all(held.map(route => route.continue()));
      await page.locator('h1[data-page-title]').waitFor();
      await expectLoaded(page);
      expect(await page.evaluate(() => window.bonesSeen)).toEqual([]);
    },
  );

  it('are asked again by a page that is rendered more than a minute after their answers', async () => {
    const { page, context } = await visitors.signedIn('admin', { at: '/profile' });
    await context.clock.install();
    const requests = requestsOf(page);
    const question = `${ABILITIES}/${runPath('list-site-records-v1', { page: 1, per_page: 50 })}`;
    const held: Route[] = [];
    await page.route(/sites-page-.*\.js$/, route => held.push(route));
    await page.goto('/sites', { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBe(1);
    await page.waitForFunction(() => window.askedEarly?.size === 0);
    await context.clock.fastForward('01:01');
    await held[0]?.continue();
    await expect.poll(() => requests.filter(one => one === question)).toHaveLength(2);
  });

  it('are asked again by the page if they get no good answer', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/tags' });
    let failed = 0;
    await page.route('**/list-site-records-v1/run*', route =>
      failed++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/sites');
    await page.getByText('2 sites', { exact: true }).waitFor();
    expect(failed).toBe(2);
  });

  it('are not asked for a stranger', async () => {
    const { page } = await visitors.stranger();
    const requests = requestsOf(page);
    await page.goto('/sites');
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    expect(requests.filter(one => one.includes('/run'))).toEqual([]);
  });
});

describe('The files of a page', () => {
  it.each(['/', '/sites', '/costs', '/vulnerabilities', '/clients'])(
    '%s are few, and named in the document before a script asks for them',
    async path => {
      const { page } = await visitors.signedIn('admin', { at: '/tags' });
      const [named, paths] = [await filesNamed(page, path), requestsOf(page)];
      // Without the names, only what the page itself asks for is loaded.
      await page.route(path, async route => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll(/<link rel="modulepre.*>/g, ''),
        });
      });
      await page.goto(path);
      await expectLoaded(page);
      const loaded = paths.filter(one => SCRIPTS.test(one));
      expect(named.length).toBeGreaterThan(1);
      expect(named.length).toBeLessThanOrEqual(MOST_FILES);
      expect(loaded).toEqual(expect.arrayContaining(named));
    },
  );

  it('are known for each page of the routes, with its texts in both languages', () => {
    const source = readFileSync(join(WEB, 'src/app/routes.ts'), 'utf8');
    const routes = readRoutes(source);
    // A route that leads to the page of another one has the parts of that one.
    expect(routes).toHaveLength([...source.matchAll(/component: lazyPage\(|redirect\(\{ to: '\/updates'/g)].length);
    const parts = JSON.parse(readFileSync(join(WEB, 'dist/page-parts.json'), 'utf8')) as readonly PageParts[];
    expect(parts.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    for (const { files, texts } of parts) {
      expect(files.length).toBeGreaterThan(0);
      expect(texts.en?.length).toBeGreaterThan(0);
      expect(texts.de?.length).toBeGreaterThan(texts.en?.length ?? 0); // those of every page come by themselves, too
    }
  });
});

async function filesNamed(page: Page, path: string): Promise<string[]> {
  const document = await (await page.request.get(path)).text();
  return [...document.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].flatMap(([, file]) => file ?? []);
}
