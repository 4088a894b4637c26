import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';

const MANY = 300;
/** Rows that the list reads at once. */
const PAGE = 50;
/** Rows come by so many. */
const BLOCK = 4;
/** Those of a row that shows all that it can, with two tags. */
const MOST_ELEMENTS = 40;
const world = useWorld({ env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitors = useBrowser(world);

beforeAll(async () => {
  const client = (await world().post('add-client-v1', { name: 'Acme' })).body.id;
  const tags: number[] = [];
  for (const name of ['Shop', 'Care']) tags.push((await world().post('add-tag-v1', { name })).body.id);
  const ids: number[] = [];
  for (let n = 1; n <= MANY; n++) {
    const [url, name] = [`https://row-${n}.example/`, `Row ${String(n).padStart(3, '0')}`];
    ids.push(await storeSite(world(), { url, name, client_id: client }));
  }
  await world().post('edit-sites-v1', { site_ids_or_domains: ids, add_tags: tags });
});

/** Counts the requests of the page by ability from now on. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', request => {
    const ability = /\/svc\/([\w-]+)\/run/.exec(request.url())?.[1];
    if (ability) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  });
  return counts;
}

const row = (page: Page, n: number) => page.locator(`tbody tr[data-row="${n - 1}"]`);
const openList = async (width = 1440) => {
  const visit = await visitors.signedIn('operator', { at: '/tags', width });
  const { page } = visit;
  const requests = countRequests(page);
  await page.goto('/sites');
  await page.getByText(`${MANY} sites`, { exact: true }).waitFor();
  await expectLoaded(page);
  return { page, requests, visit };
};
const scrollTo = (page: Page, n: number) =>
  page.getByRole('region', { name: 'Sites, rows' }).evaluate((region, top) => {
    region.scrollTop = top;
  }, n * 52);

declare global {
  interface Window {
    /** How many rows with a site there were each time that rows came or changed. */
    rowsSeen?: number[];
  }
}

describe('The rows of the list of sites', () => {
  it('are rendered before those around them, at first and after a search', async () => {
    const { page, context } = await visitors.signedIn('operator', { at: '/tags' });
    await context.addInitScript(() => {
      window.rowsSeen = [];
      const watch = new MutationObserver(() => {
        const typed = document.querySelector<HTMLInputElement>('input[data-page-search]')?.value || 'Row';
        const names = [...document.querySelectorAll('tbody tr[data-row] a:first-of-type')].filter(link =>
          (link.textContent ?? '').startsWith(typed),
        );
        if (names.length > 0) window.rowsSeen?.push(names.length);
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/sites');
    await page.getByText(`${MANY} sites`, { exact: true }).waitFor();
    const inView = await page
      .getByRole('region', { name: 'Sites, rows' })
      .evaluate(region => Math.ceil(region.clientHeight / 52));
    const seen = () => page.evaluate(() => window.rowsSeen ?? []);
    await expect.poll(async () => (await seen()).at(-1)).toBeGreaterThan(inView + BLOCK);
    expect((await seen())[0]).toBeLessThanOrEqual(inView + BLOCK);
    const firstOf = async (search: string) => {
      await page.evaluate(() => {
        window.rowsSeen = [];
      });
      await page.getByRole('searchbox', { name: 'Search sites' }).fill(search);
      await expect.poll(async () => (await seen()).at(-1)).toBeGreaterThan(inView + BLOCK);
      return (await seen())[0] as number;
    };
    // Now and then, both are rendered before the page is looked at.
    const firsts: number[] = [];
    for (const search of ['Row 2', 'Row 1', 'Row 2', 'Row 1', 'Row 2']) firsts.push(await firstOf(search));
    expect(Math.min(...firsts)).toBeLessThanOrEqual(inView + BLOCK);
  });

  it('are light: one of them has few elements', async () => {
    const { page } = await openList(1680);
    const elements = await row(page, 3).evaluate(tr => tr.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
    // In a narrow window the state stands below the name, and the columns that don't fit are not there.
    const { page: narrow } = await openList(390);
    await row(narrow, 3)
      .getByText('Waiting for its first sync')
      .or(row(narrow, 3).locator('[data-told]'))
      .first()
      .waitFor();
    expect(await row(narrow, 3).evaluate(tr => tr.querySelectorAll('*').length)).toBeLessThan(elements);
  });

  it('are read with one request for a page of them, and so is their uptime', async () => {
    const { page, requests } = await openList();
    await expect.poll(() => requests.get('list-monitors-v1')).toBe(1);
    await scrollTo(page, PAGE + 25);
    await row(page, PAGE + 30)
      .getByRole('link', { name: `Row 0${PAGE + 30}` })
      .waitFor();
    await expect.poll(() => requests.get('list-monitors-v1')).toBe(2);
    for (let n = PAGE + 26; n <= PAGE + 28; n++) await scrollTo(page, n);
    await row(page, PAGE + 35)
      .getByRole('link')
      .first()
      .waitFor();
    await expectLoaded(page);
    expect(requests.get('list-site-records-v1')).toBe(2);
    expect(requests.get('list-monitors-v1')).toBe(2);
  });

  it('read no uptime where no column shows it', async () => {
    const { page, requests } = await openList(900);
    await scrollTo(page, PAGE + 25);
    await row(page, PAGE + 30)
      .getByRole('link')
      .first()
      .waitFor();
    await expectLoaded(page);
    expect(requests.get('list-site-records-v1')).toBe(2);
    expect(requests.has('list-monitors-v1')).toBe(false);
  });

  it('stay as they are while others come into view, and so does the rest of the page', async () => {
    const { page, requests } = await openList();
    await expect.poll(() => requests.get('list-monitors-v1')).toBe(1);
    // What is loaded after the list.
    await page.getByRole('button', { name: /Account of/ }).waitFor();
    await page.getByPlaceholder('Any version').waitFor();
    await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const changed = page.evaluate(async () => {
      const rowsBefore = new Set(document.querySelectorAll('tbody tr[data-row]'));
      const body = document.querySelector('tbody');
      const where = new Set<string>();
      const watch = new MutationObserver(records => {
        for (const { target } of records) {
          if (target === body || (target as Element).closest?.('tr[aria-hidden]')) continue;
          const of = (target.nodeType === 1 ? (target as Element) : target.parentElement)?.closest('tr[data-row]');
          if (of && !rowsBefore.has(of)) continue;
          where.add(of ? `row ${of.getAttribute('data-row')}` : (target.parentElement?.outerHTML.slice(0, 200) ?? ''));
        }
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const region = document.querySelector('section[aria-label="Sites, rows"]');
      for (let step = 0; step < 10 && region; step++) {
        region.scrollTop += 52;
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      // Two frames later, all that this has caused is done.
      for (let frame = 0; frame < 2; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
      watch.disconnect();
      return [...where];
    });
    expect(await changed).toEqual([]);
    await row(page, 20).getByRole('link').first().waitFor();
  });

  it('come and go several at a time, and are scrolled as a layer of their own', async () => {
    const { page, visit } = await openList();
    const changes = await page.evaluate(async () => {
      const region = document.querySelector('section[aria-label="Sites, rows"]');
      const body = document.querySelector('tbody');
      let frames = 0;
      const watch = new MutationObserver(() => {
        frames += 1;
      });
      if (body) watch.observe(body, { childList: true });
      for (let step = 0; step < 24 && region; step++) {
        region.scrollTop += 52;
        // Two frames: what a scroll causes is done in the next one.
        for (let frame = 0; frame < 2; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
      }
      return frames;
    });
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThanOrEqual(24 / 2);
    const devtools = await visit.context.newCDPSession(page);
    const heights: number[] = [];
    devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => heights.push(...layers.map(one => one.height)));
    await devtools.send('DOM.enable');
    await devtools.send('LayerTree.enable');
    await scrollTo(page, 5);
    const whole = MANY * 52;
    await expect.poll(() => heights.some(height => height >= whole && height < whole + 60)).toBe(true);
  });
});
