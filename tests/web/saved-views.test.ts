import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SavedList } from '../../packages/server/src/features/saved-views/saved-view.schemas.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitors = useBrowser(world);

/** Where each list is, and a filter of it. A list whose views can be saved without being here is a type error. */
const LISTS: Record<SavedList, readonly [list: string, filter: string]> = {
  alarm_rules: ['/notifications?view=rules', 'q=mail'],
  alarms: ['/alarms', 'severity=critical'],
  approvals: ['/approvals', 'status=rejected'],
  audit_log: ['/audit', 'action=site.'],
  certificates: ['/security?certificates=all', 'kind=domain'],
  changes: ['/changes', 'kind=plugins'],
  client_updates: ['/updates?view=clients', 'type=plugins'],
  clients: ['/clients', 'q=acme'],
  costs: ['/costs', 'q=hosting'],
  deliveries: ['/notifications?view=deliveries', 'state=dead'],
  events: ['/notifications?view=events', 'severity=high'],
  file_checks: ['/security?files=sites&view=files', 'checks=on'],
  ignored_updates: ['/updates?view=ignored', 'q=forms'],
  incidents: ['/uptime?view=incidents', 'incidents=open'],
  jobs: ['/jobs', 'end=failed'],
  maintenance_windows: ['/uptime?view=maintenance', 'state=open'],
  people: ['/people', 'q=ann'],
  security_issues: ['/security', 'severity=warning'],
  site_updates: ['/updates?view=sites', 'q=shop'],
  sites: ['/sites', 'q=shop'],
  tags: ['/tags', 'q=shop'],
  updates: ['/updates', 'type=themes'],
  uptime: ['/uptime', 'status=down'],
  users: ['/users', 'role=editor'],
  vulnerabilities: ['/vulnerabilities', 'q=forms'],
};

const tabs = (page: Page) => page.getByRole('list', { name: 'Saved views' });

/** What the fields of the page contain, in their order. */
const fieldsOf = (page: Page) =>
  page
    .locator('main')
    .locator('input, select')
    .evaluateAll(fields =>
      fields.map(field => {
        const { type, checked, value } = field as HTMLInputElement;
        return type === 'radio' || type === 'checkbox' ? checked : value;
      }),
    );

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'View saved');
}

describe('A view that is saved', () => {
  it.each(Object.entries(LISTS))('of the list %s is a tab, and restores its filter', async (list, [plain, filter]) => {
    const filtered = `${plain}${plain.includes('?') ? '&' : '?'}${filter}`;
    const { page } = await visitors.signedIn('admin', { at: filtered });
    await expectLoaded(page);
    const name = `Mine of ${list}`;
    await saveView(page, name);
    await tabs(page).getByRole('button', { name, pressed: true }).waitFor();
    const shown = await fieldsOf(page);

    await page.goto(plain);
    const all = tabs(page).getByRole('button', { name: 'All', exact: true, pressed: true });
    await all.waitFor();
    await expectLoaded(page);
    expect(await fieldsOf(page)).not.toEqual(shown);
    await tabs(page).getByRole('button', { name }).click();
    await page.waitForURL(url => `${url.pathname}${url.search}` === filtered);
    // Some fields are there only once their code is.
    await expect.poll(() => fieldsOf(page)).toEqual(shown);
    await page.reload();
    await tabs(page).getByRole('button', { name, pressed: true }).waitFor();
    await expect.poll(() => fieldsOf(page)).toEqual(shown);
    await tabs(page).getByRole('button', { name: 'All', exact: true }).click();
    await all.waitFor();
    await expect.poll(() => fieldsOf(page)).not.toEqual(shown);
    expect(await tabs(page).getByRole('button').count()).toBe(2);
  });

  it('names no client where a client narrows nothing, and names it elsewhere', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Acme' })).body;
    await storeSite(world(), { url: 'https://acme.example/', client_id: id });
    const { page } = await visitors.signedIn('admin', { at: `/people?q=bob&client=${id}` });
    const saved = page.waitForResponse('**/add-saved-view-v1/run');
    await saveView(page, 'Bob');
    expect(await (await saved).json()).toMatchObject({ query: 'q=bob' });
    await tabs(page).getByRole('button', { name: 'Bob', pressed: true }).waitFor();
    await page.goto(`/tags?q=bob&client=${id}`);
    const narrowed = page.waitForResponse('**/add-saved-view-v1/run');
    await saveView(page, 'Bob');
    expect(await (await narrowed).json()).toMatchObject({ query: `q=bob&client=${id}` });
  });

  it('offers to save columns only of a list that has some', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/changes?kind=themes' });
    const actions = async () => {
      await saveView(page, 'Themes');
      await page.getByRole('button', { name: 'Actions for the view Themes' }).click();
      return page.getByRole('menuitem').allInnerTexts();
    };
    expect(await actions()).toEqual(['Edit view', 'Remove view']);
    await page.goto('/tags?q=themes');
    expect(await actions()).toEqual(['Edit view', 'Save these columns in it', 'Remove view']);
  });
});

describe('The type of updates', () => {
  it('does not stay in the address of a tab that has no such filter', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/updates?type=plugins' });
    await page.getByRole('tab', { name: 'By client' }).click();
    await page.waitForURL(url => url.searchParams.get('view') === 'clients');
    expect(new URL(page.url()).searchParams.get('type')).toBe('plugins');
    await page.getByRole('tab', { name: 'Ignored' }).click();
    await page.waitForURL(url => url.search === '?view=ignored');
  });
});
