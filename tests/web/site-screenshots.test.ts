import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld({
  sites: 2,
  seeded: true,
  worker: true,
  env: {
    SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '7',
    SITEKEEPER_CHROMIUM: CHROMIUM,
    SITEKEEPER_SCREENSHOTS_WITHOUT_SANDBOX: 'true', // containers have none
  },
});
const visitors = useBrowser(world);
const siteId = () => world().siteIds[0] as number;

beforeAll(async () => {
  const screenshot = async () =>
    (await world().get('get-site-record-v1', { site_id_or_domain: siteId() })).body.screenshot;
  await vi.waitFor(async () => expect(await screenshot()).not.toBeNull(), { timeout: 60_000 });
});

describe('The screenshot of a site', () => {
  it.each([
    ['en-US', false, 'Screenshot of Site 1', /^Taken /],
    ['de-DE', true, 'Screenshot von Site 1', /^Aufgenommen: /],
  ])('is on its page and in its essentials (%s, dark: %s)', async (locale, dark, alt, taken) => {
    const { page } = await visitors.signedIn('viewer', { dark, locale, at: `/sites/${siteId()}` });
    for (const at of [`/sites/${siteId()}`, `/sites?peek=${siteId()}`]) {
      await page.goto(at);
      const picture = page.getByRole('img', { name: alt });
      await expect.poll(() => picture.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBe(640);
      expect(await page.locator('figure').textContent()).toMatch(taken);
      // Its place is there before it is loaded.
      expect(await picture.evaluate(img => [img.getAttribute('loading'), img.clientWidth / img.clientHeight])).toEqual([
        'lazy',
        expect.closeTo(1.6, 1),
      ]);
      await expectAccessible(page);
    }
  });

  it('is in no row of the list, and on no page of a site without one', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    await page.getByRole('row', { name: /Site 1/ }).waitFor();
    expect(await page.locator('img[src*=screenshot]').count()).toBe(0);
    const { body } = await world().get('list-site-records-v1', {});
    expect(JSON.stringify(body)).not.toContain('screenshot');
  });
});
