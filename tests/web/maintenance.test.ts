import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, expectToastOnce, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 2, seeded: true });
const visitors = useBrowser(world);

const windows = async () => (await world().get('list-maintenance-windows-v1')).body.items;

describe('Maintenance windows', () => {
  it('are added, switched off, edited and deleted', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/uptime?view=maintenance' });
    const dialog = page.getByRole('dialog');
    await page.getByText('There are no maintenance windows yet').waitFor();
    expect(await page.getByRole('button', { name: 'Check settings' }).count(), 'which is about monitors').toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add maintenance window' }).first().click();
    const submit = dialog.getByRole('button', { name: 'Add maintenance window' });
    await dialog.getByLabel('For', { exact: true }).selectOption('Certain sites, tags or clients');
    await submit.click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByText('Choose at least one site, tag or client.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Nightly backup');
    await dialog.getByLabel('For', { exact: true }).selectOption('All sites');
    await dialog.getByLabel('Date').fill('2020-01-31');
    await submit.click();
    await dialog.getByText('This window would be over already. Choose a later date or time.').waitFor();
    await dialog.getByLabel('Takes place').selectOption('Every week');
    await dialog.getByRole('checkbox', { name: 'Sun' }).uncheck();
    await dialog.getByLabel('Starts').fill('23:30');
    await dialog.getByLabel('Duration in minutes').fill('1500');
    await submit.click();
    await dialog.getByText('Enter at least 1 minute, and no more than a day').waitFor();
    await dialog.getByLabel('Duration in minutes').fill('90');
    await submit.click();
    await expectToast(page, 'Maintenance window added');
    await page.getByRole('row', { name: /Nightly backup (Open|Upcoming) All sites/ }).waitFor();
    await page.getByRole('row', { name: /Mon, Tue, Wed, Thu, Fri, Sat 11:30\sPM–1:00\sAM/ }).waitFor();
    await expectAccessible(page);
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
    expect(await windows()).toMatchObject([{ all_sites: true, repeats: 'weekly', days, starts: '23:30', minutes: 90 }]);

    const act = async (item: string) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await act('Switch off');
    await expectToast(page, 'Maintenance window switched off');
    await page.getByRole('row', { name: /Nightly backup Switched off/ }).waitFor();
    expect(await windows()).toMatchObject([{ enabled: false }]);

    await act('Edit');
    await dialog.getByLabel('For', { exact: true }).selectOption('Certain sites, tags or clients');
    await dialog.getByRole('combobox', { name: 'Sites', exact: true }).click();
    await page.getByRole('option', { name: 'Site 1', exact: true }).click();
    await dialog.getByLabel('Takes place').selectOption('Once');
    await dialog.getByLabel('Date').fill('2030-01-31');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToastOnce(page, 'Maintenance window changed');
    expect(await windows()).toMatchObject([{ all_sites: false, sites_count: 1, date: '2030-01-31', days: [] }]);
    await page.getByRole('row', { name: /Jan 31, 2030 11:30\sPM–1:00\sAM/ }).waitFor();

    // The form starts with what was just saved, not with what it was before.
    await act('Edit');
    await dialog.getByRole('combobox', { name: 'Sites', exact: true }).click();
    await page.getByRole('option', { name: 'Site 2', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Maintenance window changed');
    expect(await windows()).toMatchObject([{ all_sites: false, sites_count: 2, date: '2030-01-31', days: [] }]);

    await act('Delete');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete maintenance window' }).click();
    await expectToast(page, 'Maintenance window deleted');
    expect(await windows()).toEqual([]);
  });
});

describe('Maintenance of a site', () => {
  it('begins at once, is shown with its end, and is ended', async () => {
    const [id] = world().siteIds;
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}?tab=uptime` });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Start maintenance …' }).click();
    await dialog.getByLabel('For how many minutes').fill('');
    await dialog.getByRole('button', { name: 'Start maintenance' }).click();
    await dialog.getByText('Enter the number of minutes.').waitFor();
    await dialog.getByLabel('For how many minutes').fill('45');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start maintenance' }).click();
    await expectToast(page, 'Maintenance started');
    await page.getByText(/^In maintenance until /).waitFor();
    await expectAccessible(page);
    expect(await windows()).toContainEqual(expect.objectContaining({ state: 'open', minutes: 45, sites_count: 1 }));
    await page.getByRole('button', { name: 'End maintenance' }).click();
    await expectToast(page, 'Maintenance ended');
    await page.getByText(/^In maintenance until /).waitFor({ state: 'detached' });
    expect(await windows()).toMatchObject([{ state: 'ended' }]);
  });

  it('is only ended where the maintenance window is for this site alone', async () => {
    const now = new Date().toISOString();
    const at = { repeats: 'once', date: now.slice(0, 10), starts: now.slice(11, 16), minutes: 60, time_zone: 'UTC' };
    await world().post('add-maintenance-window-v1', { name: 'Move', all_sites: true, ...at });
    const address = `/sites/${world().siteIds[1]}?tab=uptime`;
    const { page } = await visitors.signedIn('operator', { dark: true, at: address });
    await page.getByText('Set by: Move.').waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: 'End maintenance' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Maintenance windows' }).click();
    await page.getByRole('row', { name: /Move Open All sites/ }).waitFor();
    await expectAccessible(page);
  });
});
