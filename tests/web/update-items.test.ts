import { beforeAll, describe, expect, it } from 'vitest';
import { storeUpdates } from '../../packages/server/src/features/updates/update.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

beforeAll(async () => {
  const offers = [
    ['9.2', '9.10'],
    ['9.3', '9.10'],
    ['9.3', '9.10'],
    ['9.9', '9.11'],
  ] as const;
  for (const [k, [version, new_version]] of offers.entries()) {
    const id = await storeSite(world(), { url: `https://shop-${k}.example/`, name: `Shop ${k}` });
    await storeUpdates(world(), id, [
      { type: 'plugin', slug: 'woo/woo.php', name: 'Woo', version, new_version },
      { type: 'plugin', slug: 'woo/woo.php-add-on', name: 'Woo add-on' },
    ]);
  }
});

describe('An item with updates', () => {
  it('shows its versions and the number of sites, and links to exactly those', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/updates?q=woo/woo.php' });
    await page.getByRole('row', { name: /Woo .*9\.9 → 9\.11 .*1 site/ }).waitFor();
    await page
      .getByRole('row', { name: /Woo .*9\.2, 9\.3 → 9\.10 .*3 sites/ })
      .getByRole('link')
      .click();
    await page.getByRole('tabpanel', { name: 'By site' }).getByText('3 sites', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Select Shop 0').check();
    await page.getByRole('button', { name: 'Update 1 site' }).click();
    await page.getByRole('dialog').getByText('1 update on 1 site.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Only Woo 9.10: show all' }).click();
    await page.getByText('4 sites', { exact: true }).waitFor();
  });

  it('has the same number on the overview as in the list it links to', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.getByRole('link', { name: 'Woo → 9.10 3 sites' }).click();
    await page.getByText('3 sites', { exact: true }).waitFor();
    await page.getByText('Woo → 9.10').waitFor();
    expect(await page.getByRole('row', { name: 'Shop 3' }).count()).toBe(0);
  });

  it('fits at 360 px too', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360, at: '/updates' });
    await page.getByText('9.2, 9.3 → 9.10 · 3 sites').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});
