import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const ASSETS = /\/assets\//;

/** Holds back every script and style of the app until released. */
async function holdAssets(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(ASSETS, route => {
    if (open) return route.continue();
    held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

describe('Before the scripts have loaded', () => {
  it.each([1440, 360])('a page %i px wide shows its frame without scripts', async width => {
    const visit = await visitors.signedIn('viewer', { width });
    const page = await visit.context.newPage();
    const letCome = await holdAssets(page);
    await page.goto('/tags', { waitUntil: 'commit' });
    await page.getByText('Loading Sitekeeper').waitFor();
    await painted(page);
    expect(await page.locator('.first-side').isVisible()).toBe(width > 900);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await letCome();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    expect(await page.locator('.first').count()).toBe(0);
  });

  it('the page has the chosen colours', async () => {
    const visit = await visitors.signedIn('viewer');
    await visit.page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    const page = await visit.context.newPage();
    await holdAssets(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Loading Sitekeeper').waitFor();
    const colour = await page.locator('.first').evaluate(element => getComputedStyle(element).backgroundColor);
    expect(colour).toBe('rgb(18, 20, 23)');
  });

  it('the frame stays while the session is checked', async () => {
    const visit = await visitors.signedIn('viewer');
    const page = await visit.context.newPage();
    let answer = () => {};
    await page.route('**/web/session', async route => {
      await new Promise<void>(resolve => {
        answer = resolve;
      });
      await route.continue();
    });
    const asked = page.waitForRequest('**/web/session');
    await page.goto('/tags');
    await asked;
    await page.getByText('Loading Sitekeeper').waitFor();
    answer();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  });

  it('the page says that they failed to load, and tries again by itself', async () => {
    const visit = await visitors.stranger();
    await visit.page.route(ASSETS, route => route.abort());
    await visit.page.goto('/sign-in', { waitUntil: 'commit' });
    await visit.page.getByText('files did not come').waitFor();
    await visit.page.unroute(ASSETS);
    await visit.page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
  });
});

describe('A page whose code loads slowly', () => {
  it('shows placeholders within the existing shell', async () => {
    const { page } = await visitors.signedIn('viewer');
    // It comes with a script of its own.
    await page.getByRole('button', { name: /Account of/ }).waitFor();
    const letCome = await holdAssets(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Costs' }).click();
    await page.getByText('Loading the page').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /Account of/ }).waitFor();
    await letCome();
    await page.getByRole('heading', { level: 1, name: 'Costs' }).waitFor();
  });
});
