import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { choose, oldThemes, openItem, UPDATED_THEME } from './support/updates.ts';

const SITES = 12;
const world = useWorld({
  sites: SITES,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);
const site = (k: number) => world().fleet.site(k);
const themeOf = (k: number) => site(k).themes.find(theme => theme.slug === UPDATED_THEME)?.version;
const all = Array.from({ length: SITES }, (_, index) => index + 1);

beforeAll(() => oldThemes(world()));

describe('Updates', () => {
  it('updates an item on all sites in waves, and shows the result for each', async () => {
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Updates' }).click();
    await page.getByRole('table', { name: 'Updates by item' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Search updates').fill(UPDATED_THEME);
    await page.getByText('1 item', { exact: true }).waitFor();
    await choose(page, 'Update everywhere …');

    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${SITES} updates on ${SITES} sites.`).waitFor();
    await dialog.getByText('Wave 2: 4 sites').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('First wave').fill('25');
    await dialog.getByText('Wave 2: 9 sites').waitFor();
    expect(themeOf(1)).toBe('1.0');
    await dialog.getByRole('button', { name: 'Start updates' }).click();

    await page.getByRole('heading', { level: 1, name: `Update run: ${UPDATED_THEME}` }).waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
    await page.getByText(`${SITES} of ${SITES} updates done`).waitFor();
    await page.getByRole('button', { name: `${SITES} Updated` }).waitFor();
    await page.getByRole('row', { name: /Site 12 .*Updated/ }).waitFor();
    expect(all.map(themeOf)).not.toContain('1.0');
    await expectAccessible(page);

    await page.goto('/updates?view=runs');
    await page.getByRole('row', { name: /standard-issue Finished/ }).waitFor();
    await expectAccessible(page);
  });

  it('stops after failures on the first sites; it continues when resumed, and ends when abandoned', async () => {
    await oldThemes(world());
    world().fleet.setFaults({ update_noop_success: 100 });
    const { page } = await visitors.signedIn('operator');
    await openItem(page);
    await choose(page, 'Update everywhere …');
    await page.getByRole('button', { name: 'Start updates' }).click();
    await page.getByText('the run was halted').waitFor();
    await page.getByRole('button', { name: '1 Failed' }).click();
    await page.getByText('1 update', { exact: true }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('row', { name: /Failed/ })
      .getByRole('button')
      .click();
    await page.getByRole('dialog').getByText(UPDATED_THEME, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Resume' }).click();
    await expectToast(page, 'Run resumed');
    await page.getByRole('button', { name: '2 Failed' }).waitFor();
    await page.getByText('the run was halted').waitFor();
    expect(all.map(themeOf)).toEqual(all.map(() => '1.0'));

    await page.getByRole('button', { name: 'Abandon …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${SITES - 2} updates are not done yet.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abandon run' }).click();
    await expectToast(page, 'Run abandoned');
    await page.getByRole('region', { name: 'Progress' }).getByText('Ended early').waitFor();
    await page.getByRole('button', { name: `${SITES - 2} Skipped` }).waitFor();
  });

  it('installs the selected updates of one site, and nothing else', async () => {
    await oldThemes(world());
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=sites' });
    const row = page.getByRole('row', { name: /Site 3 / });
    await row.waitFor();
    await expectAccessible(page);
    const before = site(3).pendingPlugins.length;
    await row.getByRole('button', { name: /show$/ }).click();
    const dialog = page.getByRole('dialog', { name: /Updates of Site 3/ });
    await dialog.getByText('1.0 →').waitFor();
    await expectAccessible(page);
    for (const box of await dialog.getByRole('checkbox', { disabled: false }).all()) await box.uncheck();
    await dialog.getByRole('checkbox', { name: 'Update Standard Issue' }).check();
    await dialog.getByRole('button', { name: 'Update 1 item …' }).click();
    const start = page.getByRole('dialog', { name: 'Update Site 3' });
    await start.getByText('1 update on 1 site.').waitFor();
    expect(await start.getByLabel('All at once').isChecked()).toBe(true);
    await start.getByRole('button', { name: 'Start updates' }).click();
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
    expect(themeOf(3)).not.toBe('1.0');
    expect([themeOf(2), themeOf(4)]).toEqual(['1.0', '1.0']);
    expect(site(3).pendingPlugins).toHaveLength(before);
  });

  it('is read-only for viewers', async () => {
    const { page } = await visitors.signedIn('viewer');
    await openItem(page);
    expect(await page.getByRole('button', { name: /Update everything|Actions for/ }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.goto('/updates?view=sites');
    await page
      .getByRole('row', { name: /Site 3 / })
      .getByRole('button', { name: /show$/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().waitFor();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Update|Ignore/ })
        .count(),
    ).toBe(0);
  });
});
