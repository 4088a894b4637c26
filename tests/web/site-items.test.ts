import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectLoaded, expectToast, useBrowser } from './support/browser.ts';
import { SaidByServer } from './support/said-by-server.ts';
import { savedTable } from './support/saved-table.ts';
import { oldThemes, UPDATED_THEME } from './support/updates.ts';

const world = useWorld({
  sites: 3,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);
const siteId = (k: number) => world().siteIds[k - 1] as number;
const pendingOn = async (k: number) =>
  (await world().get('get-site-updates-v1', { site_id_or_domain: siteId(k) })).body.updates as {
    type: string;
    slug: string;
    name: string;
  }[];

beforeAll(async () => {
  await oldThemes(world());
  const { database, clock } = world().app.services;
  const down = { site_id: siteId(1), started_at: clock.now(), cause: 'timeout', reason: 'It timed out.', checks: 3 };
  await database.write(trx => trx.insertInto('monitor_incidents').values(down).execute());
});

describe('The updates of a site', () => {
  it('are chosen one by one and installed together, and the others stay', async () => {
    const before = await pendingOn(1);
    const theme = before.find(({ slug }) => slug === UPDATED_THEME);
    expect(before.length).toBeGreaterThan(1);
    const { page } = await visitors.signedIn('operator', { at: `/sites/${siteId(1)}?tab=updates` });
    await page.getByRole('checkbox', { name: `Select ${theme?.name}` }).check();
    await page.getByRole('button', { name: 'Update 1 item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 update on 1 site.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.waitForURL(/\/updates\/runs\/./);
    await page.getByText('1 of 1 updates done').waitFor();
    const slugs = (await pendingOn(1)).map(({ slug }) => slug);
    expect(slugs).toEqual(before.map(({ slug }) => slug).filter(slug => slug !== UPDATED_THEME));
  });

  it('that are chosen are exactly those installed, though a theme and its translation share a slug', async () => {
    world().fleet.site(3).setTheme(UPDATED_THEME, '1.0');
    world()
      .fleet.site(3)
      .setTranslations([
        { type: 'theme', slug: UPDATED_THEME, language: 'de_DE', version: '1.1', name: 'Words of the theme' },
        { type: 'plugin', slug: 'paper-boat', language: 'de_DE', version: '1.1', name: 'Words of the boat' },
      ]);
    await world().post('sync-sites-v1', { site_ids_or_domains: [siteId(3)] });
    const before = (await pendingOn(3)).map(({ name }) => name);
    const theme = (await pendingOn(3)).find(({ type, slug }) => type === 'themes' && slug === UPDATED_THEME);
    const chosen = [theme?.name, 'Words of the boat'];
    const { page } = await visitors.signedIn('operator', { at: `/sites/${siteId(3)}?tab=updates` });
    for (const name of chosen) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Update 2 items' }).click();
    const dialog = page.getByRole('dialog', { name: /^Update 2 items on / });
    await dialog.getByText('2 updates on 1 site.').waitFor();
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.waitForURL(/\/updates\/runs\/./);
    await page.getByText('2 of 2 updates done').waitFor();
    const after = (await pendingOn(3)).map(({ name }) => name);
    expect(after).toEqual(before.filter(name => !chosen.includes(name)));
    expect(after).toContain('Words of the theme');
  });

  it('start from the menu of a theme, too', async () => {
    const theme = (await pendingOn(2)).find(({ slug }) => slug === UPDATED_THEME);
    const { page } = await visitors.signedIn('operator', { at: `/sites/${siteId(2)}?tab=themes` });
    await page.getByRole('button', { name: `Actions for ${theme?.name}` }).click();
    await page.getByRole('menuitem', { name: /^Update to / }).click();
    const dialog = page.getByRole('dialog', { name: /^Update .* on / });
    await dialog.getByText('1 update on 1 site.').waitFor();
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.waitForURL(/\/updates\/runs\/./);
    await page.getByText('1 of 1 updates done').waitFor();
    expect((await pendingOn(2)).map(({ slug }) => slug)).not.toContain(UPDATED_THEME);
  });
});

it('All updates of a site are started, and what came of it is said in German', async () => {
  world().fleet.site(2).setTheme(UPDATED_THEME, '1.0');
  await world().post('sync-sites-v1', { site_ids_or_domains: [siteId(2)] });
  const at = `/sites/${siteId(2)}?tab=updates`;
  const { page } = await visitors.signedIn('operator', { at, locale: 'de-DE' });
  const server = new SaidByServer(page);
  await page.getByRole('button', { name: 'Alle aktualisieren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktualisieren', exact: true }).click();
  await expectToast(page, 'Der Aktualisierungslauf wurde gestartet.');
  expect([...(await server.sentences())].join()).toMatch(/The run was started/);
  expect(await page.getByText('The run was started').count()).toBe(0);
});

describe('The timeline of a site', () => {
  it.each([false, true])('leads to the run that updated it, and is filtered by kind (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: `/sites/${siteId(1)}` });
    await page.getByRole('tab', { name: 'Timeline' }).click();
    const entries = page.getByRole('tabpanel').getByRole('listitem');
    await entries.filter({ hasText: 'was down' }).first().getByText('ongoing').waitFor();
    const update = entries.filter({ hasText: 'Standard Issue' }).filter({ hasText: 'Updated' });
    await update.waitFor();
    await expectLoaded(page);
    await expectAccessible(page);
    const saved = await savedTable(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
    expect(saved.rows.map(({ title }) => title)).toContain('Standard Issue');
    await page.getByRole('radiogroup', { name: 'Kinds of entries' }).getByText('Incidents').click();
    await expect.poll(() => update.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('kind')).toBe('incident');
    await page.getByRole('radiogroup', { name: 'Kinds of entries' }).getByText('Updates').click();
    await update.getByRole('link').click();
    await page.waitForURL(/\/updates\/runs\/./);
  });

  it('says below what is shown that older entries could not be loaded, and loads only these again', async () => {
    const { page } = await visitors.signedIn('viewer');
    let broken = true;
    const asked: string[] = [];
    await page.route(/get-site-timeline-v1/, async route => {
      const isOlder = route.request().url().includes('before');
      asked.push(isOlder ? 'older' : 'newest');
      if (isOlder && broken) return route.fulfill({ status: 500, json: {} });
      if (isOlder) return route.fulfill({ json: { entries: [], next: null } });
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), next: 'older' } });
    });
    await page.goto(`/sites/${siteId(1)}?tab=timeline`);
    const older = page.getByRole('button', { name: 'Older' });
    await older.click();
    const note = page.getByRole('tabpanel').locator('section ~ [role=alert]');
    await note.waitFor();
    broken = false;
    await note.getByRole('button', { name: 'Try again' }).click();
    await expectGone(older);
    await expectGone(note);
    expect(new Set(asked.slice(1))).toEqual(new Set(['older']));
  });

  it('says when nothing of a kind is known, also at an address of the tab that it replaced', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${siteId(2)}?tab=timeline&kind=incident` });
    await page.getByText('Nothing of this kind is known').waitFor();
    await expectAccessible(page);
    await page.goto(`/sites/${siteId(2)}?tab=changes`);
    const changes = page.getByRole('radio', { name: 'Changes', checked: true });
    await changes.waitFor({ state: 'attached' });
  });
});
