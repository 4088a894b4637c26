import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { nameOddly, ODD_NAMES } from '../../scripts/screenshots/odd-names.ts';
import { expectAccessible, expectGone, expectLoaded, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';

const world = useWorld();
const visitors = useBrowser(world);
let ids: number[];
beforeAll(async () => {
  ids = [];
  const failed = { sync_error_code: 'site_offline', sync_error: 'x'.repeat(400), failed_syncs: 1 };
  for (const place of ODD_NAMES.keys())
    ids.push(await storeSite(world(), { url: `https://${'a'.repeat(60)}-${place}.example/`, columns: failed }));
  await nameOddly(world());
});
const [LONG = ''] = ODD_NAMES;

/** Parts of the page that overflow the window, by their text; scrolling parts may. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter(
        element => element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element.parentElement),
      )
      .map(element => (element.textContent ?? '').slice(0, 60));
  });

describe('Names of 200 letters, right-to-left names and names of symbols', () => {
  /** Nothing on these pages overflows. */
  async function expectWithin(page: Page, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      await showPage(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectLoaded(page);
      const over = await page.locator('main').evaluate(it => it.scrollWidth - it.clientWidth);
      expect([address, over, await stickingOut(page)]).toEqual([address, 0, []]);
    }
  }

  it.each([1440, 390])('stay inside lists in a window of %d px', async width => {
    const { page } = await visitors.signedIn('admin', { width });
    await expectWithin(page, ['/', '/sites', '/updates', '/updates?view=sites', '/updates?view=ignored', '/tags']);
  });

  it.each([1440, 390])('leave their rows as high as the others in a window of %d px', async width => {
    const { page } = await visitors.signedIn('admin', { width });
    for (const address of ['/sites', '/updates', '/updates?view=sites', '/uptime', '/tags', '/clients']) {
      await page.goto(address);
      await page.locator('tr[data-row]').first().waitFor();
      await expectLoaded(page);
      const heights = await page.locator('tr[data-row]').evaluateAll(rows => rows.map(row => row.clientHeight));
      expect([address, heights.length > 1, new Set(heights).size]).toEqual([address, true, 1]);
    }
  });

  it.each([1440, 390])('stay inside pages of one site or client in a window of %d px', async width => {
    const { page } = await visitors.signedIn('admin', { width });
    const [client] = (await world().get('list-clients-v1')).body.items;
    await expectWithin(page, [
      `/clients/${client.id}`,
      `/clients/${client.id}?view=sites`,
      `/sites/${ids[0]}?tab=updates`,
      `/sites/${ids[1]}`,
      `/sites/${ids[0]}`,
    ]);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('will be left out of syncs').waitFor();
    expect(await dialog.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await stickingOut(page)).toEqual([]);
    await expectAccessible(page);
  });

  /** Words of a title that belong to no name: whether all of each is in view. */
  const wordsInView = (row: Locator) =>
    row
      .getByRole('link')
      .first()
      .evaluate(link => {
        const cell = (link.closest('td') as Element).getBoundingClientRect();
        return [...link.childNodes]
          .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const inView = [...range.getClientRects()].every(
              ({ left, right, bottom }) => left >= cell.left && right <= cell.right + 1 && bottom <= cell.bottom + 1,
            );
            return [node.textContent?.trim(), inView];
          });
      });

  it.each([1440, 390])('leave what is the matter and why in view in the inbox in a window of %d px', async width => {
    const { page } = await visitors.signedIn('viewer', { width });
    const rows = page
      .getByRole('table', { name: 'Needs you' })
      .getByRole('row')
      .filter({ hasText: 'x'.repeat(20) });
    await rows.first().waitFor();
    await expectLoaded(page);
    expect(await rows.count()).toBe(ODD_NAMES.length);
    for (const row of await rows.all()) {
      const words = await wordsInView(row);
      expect([words.length > 0, words.filter(([, inView]) => !inView)]).toEqual([true, []]);
      const [box, cause] = [await row.boundingBox(), await row.getByText('x'.repeat(20)).boundingBox()];
      expect(cause?.height).toBeGreaterThan(0);
      expect((cause?.y ?? 0) + (cause?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
    }
  });

  it('wrap in a title of the inbox, which then has two lines and is not cut off', async () => {
    const name = 'The landing page of the summer sale 2026';
    const failed = { sync_error_code: 'site_offline', sync_error: 'Offline.', failed_syncs: 1 };
    const id = await storeSite(world(), { url: 'https://landing.example/', name, columns: failed });
    const { page } = await visitors.signedIn('viewer', { width: 1440 });
    const link = page.getByRole('link', { name: `${name} cannot be synced`, exact: true });
    await link.waitFor();
    await expectLoaded(page);
    const lines = await link.evaluate(it => {
      const title = it.parentElement as HTMLElement;
      const line = Number.parseFloat(getComputedStyle(title).lineHeight);
      return [Math.round(title.clientHeight / line), Math.round(title.scrollHeight / line)];
    });
    expect(lines).toEqual([2, 2]);
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', id).execute());
  });

  it('show a tooltip with the full name on hover and on keyboard focus', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites?q=Donau' });
    const name = page.getByRole('row').getByRole('link', { name: LONG }).first();
    await name.hover({ position: { x: 6, y: 6 } });
    await expect.poll(() => name.evaluate(it => it.closest('[title]')?.getAttribute('title'))).toBe(LONG);
    await page.getByLabel('Search sites', { exact: true }).focus();
    while (!(await name.evaluate(it => it === document.activeElement))) await page.keyboard.press('Tab');
    const whole = page.locator('[role="tooltip"]');
    await whole.getByText(LONG, { exact: true }).waitFor();
    // Details behind chips: why the sync failed, and the tags that do not fit.
    await whole.getByText('x'.repeat(400)).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectGone(whole);
  });

  it('show no tooltip if the name is not cut off', async () => {
    await storeSite(world(), { url: 'https://s.example/', name: 'Short', columns: { last_sync_at: 1 } });
    const { page } = await visitors.signedIn('admin', { at: '/sites?q=short' });
    const name = page.getByRole('link', { name: 'Short', exact: true });
    await name.hover();
    await name.focus();
    expect(await page.locator('[data-whole]').count()).toBe(0);
  });
});
