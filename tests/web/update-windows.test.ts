import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { choose, oldThemes } from './support/updates.ts';

const world = useWorld({
  sites: 5,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);

beforeAll(() => oldThemes(world()));

describe('Update windows', () => {
  it('are added, previewed, disabled, edited and deleted', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=windows' });
    await page.getByText('There are no update windows yet').waitFor();
    await page.getByRole('button', { name: 'Add window' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add window' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByLabel('Name').fill('Nights');
    await dialog.getByRole('checkbox', { name: 'Sun' }).uncheck();
    await dialog.getByLabel('Opens').fill('01:30');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add window' }).click();
    await expectToast(page, 'Window added');
    const row = page.getByRole('row', { name: /Nights On All sites/ });
    await row.waitFor();
    await expectAccessible(page);
    const windows = async () => (await world().get('list-update-windows-v1')).body.items;
    expect(await windows()).toMatchObject([
      { opens: '01:30', closes: '05:00', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], enabled: true },
    ]);

    await row.getByRole('button', { name: 'Nights', exact: true }).click();
    await dialog.getByText(/If it opened now, it would update \d+ sites\./).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose(page, 'Switch off');
    await expectToast(page, 'Window switched off');
    await page.getByRole('row', { name: /Nights Off/ }).waitFor();
    expect(await windows()).toMatchObject([{ enabled: false }]);
    await choose(page, 'Edit');
    await dialog.getByLabel('Name').fill('Late nights');
    await dialog.getByRole('radio', { name: 'All at once' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Window changed');
    expect(await windows()).toMatchObject([{ name: 'Late nights', strategy: null }]);
    await choose(page, 'Delete');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete window' }).click();
    await expectToast(page, 'Window deleted');
    expect(await windows()).toEqual([]);
  });

  it('are for the tag that the pages are narrowed to, unless somebody chooses otherwise', async () => {
    const { id } = (await world().post('add-tag-v1', { name: 'Nightly' })).body;
    const { page } = await visitors.signedIn('operator', { at: `/updates?view=windows&tag=${id}` });
    await page.getByRole('button', { name: 'Add window' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Tagged nights');
    await dialog.getByRole('button', { name: 'Add window' }).click();
    await expectToast(page, 'Window added');
    const { items } = (await world().get('list-update-windows-v1')).body;
    expect(items).toMatchObject([{ tag_id: id }]);
  });

  it('are open while they wait for other runs, and do not open at a time that is over', async () => {
    const times = { days: ['sun'], opens: '02:00', closes: '04:00', time_zone: 'UTC' };
    const { body } = await world().post('add-update-window-v1', { name: 'Waiting', ...times, type: ['plugins'] });
    const { page, context } = await visitors.signedIn('operator', { at: '/updates?view=windows' });
    const row = page.getByRole('row', { name: /Waiting On/ });
    await row.waitFor();
    expect(await row.textContent()).not.toContain('Open now');
    await context.clock.setFixedTime(Date.parse(body.next_opening) + 60_000);
    await page.reload();
    await row.getByText('Open now').waitFor();
    await row.getByRole('button', { name: 'Waiting', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/Open since .+: sites that other runs are updating/)
      .waitFor();
  });
});
