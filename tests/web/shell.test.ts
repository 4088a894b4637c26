import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { downOf, Telling } from '../../packages/server/src/features/alarms/alarms.fixtures.ts';
import { storeUpdates } from '../../packages/server/src/features/updates/update.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const ids = { client: 0, tag: 0, lima: 0 };

beforeAll(async () => {
  ids.client = (await world().post('add-client-v1', { name: 'Andes Travel' })).body.id;
  ids.tag = (await world().post('add-tag-v1', { name: 'Andean' })).body.id;
  ids.lima = await storeSite(world(), { url: 'https://lima.example/', name: 'Lima', client_id: ids.client });
  await storeSite(world(), { url: 'https://rome.example/', name: 'Rome' });
  await world().post('edit-sites-v1', { site_ids_or_domains: [ids.lima], add_tags: [ids.tag] });
  await storeUpdates(world(), ids.lima, [
    { type: 'plugin', slug: 'andes/andes.php', name: 'Andes Maps', version: '1.0', new_version: '1.1' },
  ]);
  await world().user('andrea', 'viewer');
});

const results = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

describe('The navigation', () => {
  it('loads the page under the pointer, keeps the scope, and says which page is open', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/tags?client=${ids.client}` });
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
    await link('Tags').and(page.locator('[aria-current=page]')).waitFor();
    const code = page.waitForRequest(request => /\/clients-page-/.test(request.url()));
    await link('Clients').hover();
    await code;
    expect(await link('Clients').getAttribute('href')).toBe(`/clients?client=${ids.client}`);
    await link('Clients').click();
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    expect(new URL(page.url()).searchParams.get('client')).toBe(String(ids.client));
    await link('Clients').and(page.locator('[aria-current=page]')).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').count()).toBe(1);
  });
});

describe('The top bar', () => {
  it('shows bell and person in their places while their menus are loaded', async () => {
    const { page } = await visitors.signedIn('admin');
    const loaded = Promise.withResolvers<void>();
    await page.route(/\/assets\/user-menu/, async route => {
      await loaded.promise;
      await route.continue();
    });
    await page.goto('/tags');
    const icons = page.getByRole('banner').locator('.tabler-icon-bell, .tabler-icon-user-circle');
    const places = async () => {
      const boxes = await Promise.all((await icons.all()).map(icon => icon.boundingBox()));
      return boxes.map(box => [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]);
    };
    await expect.poll(places).toHaveLength(2);
    const before = await places();
    await expectGone(page.getByRole('button', { name: /^Account/ }));
    loaded.resolve();
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    expect(await places()).toEqual(before);
  });

  it('closes the bell with Escape, and with a click beside it', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/tags' });
    const bell = page.getByRole('button', { name: /^(What was told lately|\d+ new alarms?)$/ });
    const sheet = page.getByRole('link', { name: 'Show all alarms' });
    await bell.press('Enter');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await expectGone(sheet);
    await bell.click();
    await sheet.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expectGone(sheet);
  });

  it('finds clients, plugins, tags, people and settings besides sites, and leads to them', async () => {
    const { page } = await visitors.signedIn('admin');
    const find = async (text: string, name: string) => {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Search sites, pages and actions').fill(text);
      await results(page).getByText(name, { exact: true }).click();
      await expectGone(results(page));
      return new URL(page.url());
    };
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search sites, pages and actions').fill('and');
    for (const name of ['Andes Travel', 'Andes Maps 1.1', 'Andean', 'andrea']) {
      await results(page).getByText(name, { exact: true }).waitFor();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectGone(results(page));
    expect((await find('andes', 'Andes Travel')).pathname).toBe(`/clients/${ids.client}`);
    await page.getByRole('heading', { level: 1, name: 'Andes Travel' }).waitFor();
    expect((await find('maps', 'Andes Maps 1.1')).search).toContain('item=andes%2Fandes.php');
    await page.getByRole('link', { name: 'Lima' }).waitFor();
    await find('andean', 'Andean');
    await expectGone(page.getByRole('link', { name: 'Rome' }));
    await find('andrea', 'andrea');
    await page.getByRole('row').filter({ hasText: 'andrea' }).waitFor();
    expect((await find('sync.interval', 'Sync interval')).pathname).toBe('/settings');
  });

  it('hides people and settings from those who may not see them', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search sites, pages and actions').fill('and');
    await results(page).getByText('Andes Travel', { exact: true }).waitFor();
    expect(await results(page).getByText('andrea').count()).toBe(0);
  });

  it('shows the keys when ? is typed, but not into a field', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    await page.keyboard.press('/');
    await page.keyboard.type('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Search on this page').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
  });

  it('rings for alarms that this person has not seen', async () => {
    const telling = new Telling(world(), Date.now() - 60_000);
    await telling.emit(downOf(ids.lima));
    await telling.tell();
    const { page } = await visitors.signedIn('viewer');
    await page.getByRole('button', { name: '1 new alarm' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lima is down' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What was told lately' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'What was told lately' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Show all alarms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Alarms' }).waitFor();
  });
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
