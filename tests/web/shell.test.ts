import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { downOf, Telling } from '../../packages/server/src/features/alarms/alarms.fixtures.ts';
import { storeUpdates } from '../../packages/server/src/features/updates/update.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

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

  it('moves the focus to the title of the new page, so that screen readers say where they are', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    const title = (name: string) => page.locator('h1:focus').filter({ hasText: name });
    // Neither its code nor its data are there yet.
    await page.getByRole('link', { name: 'Jobs', exact: true }).press('Enter');
    await title('Jobs').waitFor();
    await page.getByRole('link', { name: 'Clients', exact: true }).press('Enter');
    await title('Clients').waitFor();
    await page.getByRole('link', { name: 'Andes Travel' }).press('Enter');
    await title('Andes Travel').waitFor();
    await page.getByRole('tab', { name: 'Contacts' }).press('Enter');
    await page.getByRole('tab', { name: 'Contacts', selected: true }).waitFor();
    expect(await page.locator('h1:focus').count()).toBe(0);
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
