import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { choose, oldThemes, openItem, UPDATED_THEME } from './support/updates.ts';

const world = useWorld({
  sites: 5,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);

beforeAll(() => oldThemes(world()));

describe('Ignored updates', () => {
  it('ignores an item everywhere, and unignores it', async () => {
    const { page } = await visitors.signedIn('operator');
    await openItem(page);
    await choose(page, 'Ignore everywhere …');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('All versions').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await expectToast(page, 'Updates ignored');
    await page.getByText(`No updates match “${UPDATED_THEME}”`).waitFor();
    expect((await world().get('list-updates-v1', { search: UPDATED_THEME })).body.total).toBe(0);

    await page.getByRole('tab', { name: 'Ignored' }).click();
    await page.getByRole('row', { name: /Standard Issue standard-issue all Theme All sites/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop ignoring Standard Issue' }).click();
    await expectToast(page, 'Updates no longer ignored');
    await page.getByText(`No ignored updates match`).waitFor();
    expect((await world().get('list-updates-v1', { search: UPDATED_THEME })).body.total).toBeGreaterThan(0);
  });

  it('ignores one version on one site', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/updates?view=sites&q=${UPDATED_THEME}` });
    await page
      .getByRole('row', { name: /Site 5 / })
      .getByRole('button', { name: /show$/ })
      .click();
    await page.getByRole('button', { name: 'Ignore Standard Issue' }).click();
    await page.getByRole('dialog', { name: 'Ignore updates of' }).getByRole('button', { name: 'Ignore' }).click();
    await expectToast(page, 'Updates ignored');
    const { rules } = (await world().get('list-ignored-updates-v1', { site_id_or_domain: world().siteIds[4] })).body;
    expect(rules).toMatchObject([{ scope: 'site', slug: UPDATED_THEME, version: expect.stringMatching(/\d/) }]);
    await page.goto(`/updates?view=ignored&site=${world().siteIds[4]}`);
    await page.getByRole('row', { name: /Standard Issue .* This site/ }).waitFor();
    await expectAccessible(page);
  });

  it('ignores several items at once, in as few requests as possible', async () => {
    const { page } = await visitors.signedIn('operator');
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().includes('ignore-updates-v1/run')) asked.push(request.postData() ?? '');
    });
    await page.goto('/updates?type=plugins');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.first().check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Ignore', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ignore updates of 2 items' });
    await dialog.getByLabel('All versions').check();
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await expectToast(page, 'Updates ignored');
    expect(asked).toHaveLength(1);
    const { rules } = (await world().get('list-ignored-updates-v1')).body;
    expect(rules.map(({ type, version }: { type: string; version: string }) => [type, version])).toEqual([
      ['plugins', ''],
      ['plugins', ''],
    ]);
  });
});
