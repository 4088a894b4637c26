import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { instead } from '../../packages/server/src/testing/instead.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

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

  it('is taken at once by who may, and shown when it is done', async () => {
    const picture = (page: Page) => page.getByRole('img', { name: 'Screenshot of Site 1' });
    const ages = async (days: number) =>
      world().app.services.database.write(trx =>
        trx
          .updateTable('site_screenshots')
          .set({ taken_at: Date.now() - days * 24 * 3600_000, digest: `old-${days}` })
          .where('site_id', '=', siteId())
          .execute(),
      );
    for (const [days, at] of [
      [3, `/sites/${siteId()}`],
      [4, `/sites?peek=${siteId()}`],
    ] as const) {
      await ages(days);
      const { page } = await visitors.signedIn('operator', { at });
      await page.locator('figure').getByText(`Taken ${days} days ago`).waitFor();
      await page.getByRole('button', { name: 'Take again' }).click();
      await expectToast(page, 'Screenshot taken');
      await page
        .locator('figure')
        .getByText(/^Taken (just now|\d+ seconds? ago)/)
        .waitFor();
      await expect.poll(() => picture(page).getAttribute('src')).not.toContain('old');
      await expectAccessible(page);
    }
  });

  it('is offered to nobody who may not take it', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${siteId()}` });
    await page.locator('figure').waitFor();
    expect(await page.getByRole('button', { name: 'Take again' }).count()).toBe(0);
  });

  it('of a site without one is in its menu; what is in the way is said in the language of the page', async () => {
    const bare = world().siteIds[1] as number;
    const { services } = world().app;
    const without = { at: `/sites/${bare}`, locale: 'de-DE' };
    await services.database.write(trx => trx.deleteFrom('site_screenshots').where('site_id', '=', bare).execute());
    const { page } = await visitors.signedIn('operator', without);
    const press = async () => {
      await page.getByRole('button', { name: 'Aktionen', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Screenshot aufnehmen' }).click();
    };
    expect(await page.locator('figure').count()).toBe(0);
    await instead(
      world(),
      { screenshots: undefined, settings: { ...services.settings, chromium: 'off' } },
      async () => {
        await press();
        await page.getByRole('alert').getByText('Chromium ist auf diesem Server ausgeschaltet').waitFor();
      },
    );
    world().fleet.site(2).setFaults('http500');
    await press();
    await page.getByRole('alert').getByText('Die Startseite der Website ließ sich nicht anzeigen').waitFor();
    await expectAccessible(page);
    world().fleet.site(2).setFaults();
    await press();
    await page.getByRole('img', { name: 'Screenshot von Site 2' }).waitFor();
  });
});
