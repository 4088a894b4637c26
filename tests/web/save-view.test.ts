import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeUpdates } from '../../packages/server/src/features/updates/update.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

beforeAll(async () => {
  const lima = await storeSite(world(), { url: 'https://lima.example/', name: 'Lima' });
  await storeSite(world(), { url: 'https://rome.example/', name: 'Rome' });
  await storeUpdates(world(), lima, [
    { type: 'plugin', slug: 'andes/andes.php', name: 'Andes Maps', version: '1.0', new_version: '1.1' },
  ]);
});

describe('A saved view', () => {
  const views = (page: Page) => page.getByRole('list', { name: 'Saved views' });

  it('brings filters and order back, is shared, comes first, is renamed and removed', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites?q=lima&sort=url&order=desc' });
    await page.getByRole('link', { name: 'Lima' }).waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByLabel('Name').fill('Peru');
    await dialog.getByLabel('Share it with everybody').check();
    await dialog.getByLabel('Show it first when I open this page').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'View saved');
    await views(page).getByRole('button', { name: 'Peru', pressed: true }).waitFor();
    await views(page).getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('link', { name: 'Rome' }).waitFor();
    await views(page).getByRole('button', { name: 'Peru' }).click();
    await expectGone(page.getByRole('link', { name: 'Rome' }));
    expect(new URL(page.url()).searchParams.get('sort')).toBe('url');
    await page.goBack();
    await page.getByRole('link', { name: 'Rome' }).waitFor();
    await expectAccessible(page);

    const navigation = page.getByRole('navigation', { name: 'Pages' });
    await navigation.getByRole('link', { name: 'Overview' }).click();
    await navigation.getByRole('link', { name: 'Sites', exact: true }).click();
    await views(page).getByRole('button', { name: 'Peru', pressed: true }).waitFor();

    const { page: others } = await visitors.signedIn('viewer', { at: '/sites' });
    await views(others).getByRole('button', { name: 'Peru' }).click();
    await expectGone(others.getByRole('link', { name: 'Rome' }));
    expect(await others.getByRole('button', { name: /^Actions for the view/ }).count()).toBe(0);

    await page.getByRole('button', { name: 'Actions for the view Peru' }).click();
    await page.getByRole('menuitem', { name: 'Edit view' }).click();
    await page.getByRole('dialog', { name: 'Edit view' }).getByLabel('Name').fill('Pacific');
    await page.getByRole('dialog', { name: 'Edit view' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Actions for the view Pacific' }).click();
    await page.getByRole('menuitem', { name: 'Remove view' }).click();
    await expectToast(page, 'View removed');
    await expectGone(views(page).getByRole('button', { name: 'Pacific' }));
  });

  it.each([
    ['/updates', 'type=plugins'],
    ['/updates?view=sites', 'q=shop'],
    ['/uptime?view=incidents', 'incidents=open'],
    ['/users', 'role=editor'],
  ])('of %s keeps to its list', async (list, filter) => {
    const filtered = `${list}${list.includes('?') ? '&' : '?'}${filter}`;
    const { page } = await visitors.signedIn('operator', { at: filtered });
    const shown = (address: string) => page.waitForURL(url => `${url.pathname}${url.search}` === address);
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByLabel('Name').fill('Mine');
    const first = await dialog.getByLabel('Show it first when I open this page').count();
    expect(first).toBe(list.includes('view=') ? 0 : 1);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await views(page).getByRole('button', { name: 'All', exact: true }).click();
    await shown(list);
    await views(page).getByRole('button', { name: 'All', exact: true, pressed: true }).waitFor();
    await views(page).getByRole('button', { name: 'Mine', exact: true }).click();
    await shown(filtered);
    await expectAccessible(page);
  });

  it.each(['/updates?view=sites', '/uptime?view=incidents'])(
    'is not offered on %s before there is one or a filter',
    async address => {
      const { page } = await visitors.signedIn('viewer', { at: '/profile' });
      // The bar is drawn before its views are known.
      const asked = page.waitForResponse('**/list-saved-views-v1/run*');
      await page.goto(address);
      await (await asked).finished();
      await page
        .getByRole('table')
        .or(page.getByText(/^(There are no|No )/))
        .first()
        .waitFor();
      expect(await views(page).count()).toBe(0);
    },
  );

  it('says that a client it names was deleted', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites?client=987654&q=x' });
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').fill('Former');
    await page.getByRole('dialog', { name: 'Save view' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('This view names a client or tag that was deleted.').waitFor();
    expect(await page.getByLabel('Share it with everybody').count()).toBe(0);
  });
});
