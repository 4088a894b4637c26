import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';
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
    await page.getByRole('row', { name: /Standard Issue standard-issue All Theme All sites/ }).waitFor();
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
    await page.getByRole('row', { name: /Standard Issue .* Site 5 / }).waitFor();
    await expectAccessible(page);
  });

  it('lists what is ignored on single sites with the site, narrowed to the chosen client, and takes it back', async () => {
    const [ours, other] = world().siteIds as [number, number];
    const { id: client } = (await world().post('add-client-v1', { name: 'Harbour' })).body;
    await world().post('update-site-v1', { site_id_or_domain: ours, client_id: client });
    for (const site_id_or_domain of [ours, other])
      await world().post('ignore-updates-v1', { site_id_or_domain, type: 'wp', version: '99.0' });
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=ignored&q=wordpress' });
    const rules = page.getByRole('row', { name: /WordPress .*99\.0/ });
    await rules.nth(1).waitFor();
    expect(await rules.count()).toBe(2);
    await showPage(page, `/updates?view=ignored&q=wordpress&client=${client}`);
    await rules.filter({ hasText: 'Site 1' }).waitFor();
    expect(await rules.count()).toBe(1);
    await page.getByRole('link', { name: 'Site 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop ignoring WordPress' }).click();
    await expectToast(page, 'Updates no longer ignored');
    await page.getByText('No ignored updates match').waitFor();
    const left = (await world().get('list-ignore-rules-v1', { search: 'wordpress' })).body.items;
    expect(left).toMatchObject([{ site_id: other, version: '99.0' }]);
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
