import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';
import { paletteEntry, paletteField } from './support/palette.ts';

const world = useWorld();
const visitors = useBrowser(world);

let client: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Bakery' })).body.id;
  for (const [name, version, client_id] of [
    ['One', '1.0', client],
    ['Two', '2.0', undefined],
    ['Other', undefined, undefined],
  ] as const) {
    const site_id = await storeSite(world(), {
      url: `https://${name.toLowerCase()}.example/`,
      name,
      ...(client_id ? { client_id } : {}),
    });
    const flags = { active: 1, must_use: 0, is_connector: 0 };
    const plugin = version ? { slug: 'shop/shop.php', name: 'Shop', version } : undefined;
    const row = plugin ?? { slug: 'forms/forms.php', name: 'Forms', version: '1.0' };
    await world().app.services.database.write(trx =>
      trx
        .insertInto('site_plugins')
        .values({ site_id, ...row, ...flags })
        .execute(),
    );
  }
});

describe('Installed plugins and themes', () => {
  it('are found in the palette, and lead to the sites that have them', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    await page.getByText('3 sites', { exact: true }).waitFor();
    const entry = await paletteEntry(page, 'shop', /^Shop/);
    await entry.filter({ hasText: 'On 2 sites' }).waitFor();
    await expectAccessible(page);
    await entry.click();
    await page.getByText('2 sites', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('plugin')).toBe('shop/shop.php');
    const picker = page.getByRole('combobox', { name: 'Plugin or theme' });
    await expect.poll(() => picker.inputValue()).toBe('Shop');
    await picker.fill('form');
    await page.getByRole('option', { name: 'Forms' }).click();
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Other/ }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('3 sites', { exact: true }).waitFor();
  });

  it('are counted within the chosen client, and listed by version', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/sites?client=${client}` });
    await page.getByText('1 site', { exact: true }).waitFor();
    await (await paletteEntry(page, 'shop', /^Shop/)).filter({ hasText: 'On 1 site' }).waitFor();
    await paletteField(page).fill('forms');
    await page.getByText('No results').waitFor();
    await page.goto('/sites?plugin=shop%2Fshop.php&version=%222.0%22');
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Two/ }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Plugin or theme' }).inputValue()).toBe('Shop 2.0');
  });
});
