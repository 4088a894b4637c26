import { describe, expect, it } from 'vitest';
import { downOf, Telling } from '../../packages/server/src/features/alarms/alarms.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('An alarm that is not urgent', () => {
  it('is counted beside the good news, and makes the bell red no more than it should', async () => {
    const site = await storeSite(world(), { url: 'https://lima.example/', name: 'Lima' });
    const telling = new Telling(world(), Date.now() - 60_000);
    const data = { version: '8.1', ends_on: '2025-12-31', days_left: -10 };
    await telling.emit({ type: 'site.php_end_of_life', siteId: site, data });
    await telling.tell();
    const { page } = await visitors.signedIn('operator', { at: '/' });
    const count = (text: string) => page.getByRole('banner').getByText(text, { exact: true });
    const colour = (text: string) => count(text).evaluate(badge => getComputedStyle(badge).backgroundColor);
    const link = page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: '1 open alarm' });
    await link.waitFor();
    await expectAccessible(page);
    const calm = await colour('1');
    await link.click();
    await page.getByRole('row', { name: /Lima/ }).waitFor();

    await telling.emit(downOf(site));
    await telling.tell();
    await page.reload();
    await count('2').waitFor();
    expect(await colour('2')).not.toBe(calm);
  });

  it('has room for two lines of its name on a phone, as its event has', async () => {
    const site = await storeSite(world(), { url: 'https://mike.example/', name: 'Mike' });
    const telling = new Telling(world(), Date.now() - 60_000);
    const data = { version: '8.1', ends_on: '2025-12-31', days_left: -10 };
    await telling.emit({ type: 'site.php_end_of_life', siteId: site, data });
    await telling.tell();
    const { page } = await visitors.signedIn('operator', { width: 390 });
    for (const address of ['/alarms', '/notifications?view=events']) {
      await page.goto(address);
      const row = page.getByRole('row').filter({ hasText: 'Mike' });
      await row.waitFor();
      /** Pixels between the border of the row and what is highest or lowest in it. */
      const left = await row.evaluate(line => {
        const { top, bottom } = line.getBoundingClientRect();
        const parts = [...line.querySelectorAll('td *')].map(part => part.getBoundingClientRect());
        return Math.min(...parts.filter(({ height }) => height > 0).flatMap(at => [at.top - top, bottom - at.bottom]));
      });
      expect(left, address).toBeGreaterThanOrEqual(3);
    }
  });
});
