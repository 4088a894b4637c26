import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

/** What people notice is about a twentieth of the window. */
const MOST = 0.05;
const PAGES = [
  '/',
  '/sites',
  '/uptime',
  '/alarms',
  '/updates',
  '/updates?view=windows',
  '/updates/runs/:job',
  '/security',
  '/vulnerabilities',
  '/vulnerabilities?view=ignored',
  '/vulnerabilities/:hole',
  '/clients',
  '/clients/:client',
  '/clients/branding',
  '/costs',
  '/costs?view=year',
  '/jobs',
  '/notifications',
  '/people',
  '/audit',
  '/profile',
  '/settings',
  '/sites/:site',
  '/sites/:site?tab=updates',
  '/sites/:site?tab=plugins',
  '/sites/:site?tab=security',
  '/sites/:site?tab=uptime',
];

interface Watched {
  shifted: number;
}

/** Sums how far things move on each page of the window, as browsers measure it, from its first paint on. */
const watchShifts = () => {
  const watched = window as unknown as Watched;
  watched.shifted = 0;
  new PerformanceObserver(list => {
    const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) watched.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftedOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifted);

describe('While a page loads', () => {
  it.each([1440, 390])(
    'nothing moves by a twentieth of a window of %i px',
    async width => {
      const visit = await visitors.signedIn('admin', { width });
      await visit.context.addInitScript(watchShifts);
      const moved: Record<string, number> = {};
      for (const at of PAGES) {
        await visit.page.goto(at.replace(/:(\w+)/, (_whole, kind: string) => ids()[kind] ?? '1'));
        await expectLoaded(visit.page);
        // What comes late has come then.
        await visit.page.waitForLoadState('networkidle');
        const shifted = await shiftedOn(visit.page);
        if (shifted > MOST) moved[at] = shifted;
      }
      expect(moved).toEqual({});
    },
    200_000,
  );

  it('the list of sites stays where it is when its filters and saved views come late', async () => {
    // Its filters have no room in one line here.
    const { page } = await visitors.signedIn('operator', { width: 1200 });
    const bar = page.getByRole('list', { name: 'Saved views' });
    const top = () =>
      page.getByRole('columnheader', { name: 'Updates' }).evaluate(cell => cell.getBoundingClientRect().top);
    const comeLate = async (address: string) => {
      const late = Promise.withResolvers<void>();
      await page.route(/\/(site-filter-fields|view-bar)-/, async route => {
        await late.promise;
        await route.continue();
      });
      await page.goto(address);
      await expectLoaded(page);
      const before = await top();
      late.resolve();
      await page.getByPlaceholder('Any plugin or theme').waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      return before;
    };
    expect(await comeLate('/sites')).toBe(await top());
    expect(await bar.count()).toBe(0);

    const filtered = await comeLate('/sites?q=shop');
    await bar.waitFor();
    expect(await top()).toBe(filtered);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Shops');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await bar.getByRole('button', { name: 'Shops' }).waitFor();

    const again = await comeLate('/sites');
    await bar.waitFor();
    expect(await top()).toBe(again);
  });
});
