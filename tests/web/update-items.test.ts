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
  const twins = await storeSite(world(), { url: 'https://twins.example/', name: 'Twin site' });
  await storeUpdates(world(), twins, [
    { type: 'theme', slug: 'twin', name: 'Twin theme' },
    { type: 'translation', slug: 'twin', name: 'Twin theme in German', version: '', language: 'de_DE' },
    { type: 'translation', slug: 'twin-forms', name: 'Twin forms in German', version: '', language: 'de_DE' },
  ]);
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

  it('is updated without another of the same slug, chosen on all sites or on one', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/updates?q=twin' });
    const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name} 1.1`, exact: true }).check();
    await select('Twin theme');
    await select('Twin forms in German');
    await page.getByRole('button', { name: /^Update 2 items/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Update 2 items everywhere' });
    await dialog.getByText('2 updates on 1 site.').waitFor();
    await page.goto('/updates?view=sites&q=Twin%20site');
    await page.getByRole('button', { name: '3 updates of Twin site: show' }).click();
    await page.getByRole('checkbox', { name: 'Update Twin theme in German', exact: true }).uncheck();
    await page.getByRole('button', { name: /^Update 2 items/ }).click();
    await page.getByRole('dialog', { name: 'Update Twin site' }).getByText('2 updates on 1 site.').waitFor();
  });

  it('fits at 360 px too', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360, at: '/updates' });
    await page.getByText('9.2, 9.3 → 9.10 · 3 sites').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});
