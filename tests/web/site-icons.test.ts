import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectLoaded, useBrowser } from './support/browser.ts';

/** Of the simulated sites, every fourth has no icon. */
const WITHOUT = 4;
const world = useWorld({
  sites: WITHOUT,
  seeded: true,
  worker: true,
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_ICONS_INTERVAL_DAYS: '7' },
});
const visitors = useBrowser(world);
const siteId = (k: number) => world().siteIds[k - 1] as number;

const isShown = (picture: Locator) => picture.evaluate(img => getComputedStyle(img).opacity === '1');
const drawnWidth = (picture: Locator) => picture.evaluate(img => (img as HTMLImageElement).naturalWidth);

beforeAll(async () => {
  const iconsOf = async () => {
    const { items } = (await world().get('list-site-records-v1', {})).body;
    return items.filter(({ icon }: { icon: string | null }) => icon !== null).length;
  };
  await vi.waitFor(async () => expect(await iconsOf()).toBe(WITHOUT - 1), { timeout: 60_000 });
});

describe('The icon of a site', () => {
  it.each([false, true])('is next to its name in the list, or its first letter (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/sites' });
    const row = (k: number) => page.getByRole('row', { name: new RegExp(`Site ${k}`) });
    const icon = row(1).locator('img');
    await icon.waitFor();
    await expect.poll(() => drawnWidth(icon)).toBe(32);
    expect(await row(WITHOUT).locator('img').count()).toBe(0);
    expect(await row(WITHOUT).locator('[data-letter="S"]').count()).toBe(1);
    expect(await isShown(icon)).toBe(true);
    await expectLoaded(page);
    await expectAccessible(page);
  });

  it('is its letter until a slow one arrives, and nothing moves then', async () => {
    const { page } = await visitors.signedIn('viewer');
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/web\/sites\/\d+\/icon/, async route => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/sites');
    const row = page.getByRole('row', { name: /Site 1/ });
    const letter = row.locator('[data-letter="S"]');
    const icon = letter.locator('img');
    const places = () => Promise.all([letter, row, row.getByRole('link').first()].map(part => part.boundingBox()));
    await expectLoaded(page);
    const before = await places();
    expect(await isShown(icon)).toBe(false);
    const drawn = () => letter.evaluate(span => getComputedStyle(span, '::before').content);
    expect(await drawn()).toBe('"S"');
    arrival.resolve();
    await expect.poll(() => isShown(icon)).toBe(true);
    expect(await drawnWidth(icon)).toBe(32);
    expect(await drawn()).toBe('none');
    expect(await places()).toEqual(before);
  });

  it('is on its page, in its essentials and in the palette', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${siteId(1)}` });
    await expect.poll(() => drawnWidth(page.locator('header img'))).toBe(32);
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search sites, pages and actions').fill('site 1');
    const found = page.getByRole('dialog').getByRole('button', { name: /Site 1/ });
    await expect.poll(() => drawnWidth(found.locator('img').first())).toBe(32);
    await page.goto(`/sites?peek=${siteId(1)}`);
    await expect.poll(() => drawnWidth(page.getByRole('dialog').locator('img'))).toBe(32);
    await expectAccessible(page);
  });
});
