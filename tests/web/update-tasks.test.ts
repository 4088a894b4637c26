import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';
import { Clicks } from './support/clicks.ts';
import { oldThemes, UPDATED_THEME } from './support/updates.ts';

const SITES = 6;
const FILE = 'lantern-forms/lantern-forms.php';
const world = useWorld({
  sites: SITES,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_UPDATES_PACKAGE_HOSTS: 'downloads.directory.example' },
});
const visitors = useBrowser(world);
const versions = () =>
  Array.from(
    { length: SITES },
    (_, at) =>
      world()
        .fleet.site(at + 1)
        .plugin(FILE)?.version,
  );

const overview = async () => (await visitors.signedIn('operator')).page;

async function releasePlugin(version: string): Promise<void> {
  for (let k = 1; k <= SITES; k++) world().fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
  world().fleet.release(FILE, version);
  await world().post('sync-sites-v1', {});
}

beforeAll(() => oldThemes(world()));

describe('From the overview, within three clicks', () => {
  it('one plugin is updated everywhere', async () => {
    await releasePlugin('2.0');
    const page = await overview();
    const clicks = new Clicks('update one plugin everywhere');
    await clicks.find(page, 'lantern', /^Lantern Forms 2\.0/);
    await clicks.click(page.getByRole('button', { name: 'Update everywhere …' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${SITES} updates will be installed on ${SITES} sites.`).waitFor();
    await clicks.click(dialog.getByRole('button', { name: 'Start updates' }));
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
    expect(new Set(versions())).toEqual(new Set(['2.0']));
    clicks.expectFew();
  });

  it('a careful run is started, which says what it will do, and shows its waves', async () => {
    await releasePlugin('3.0');
    const page = await overview();
    const clicks = new Clicks('start a careful run');
    await clicks.find(page, 'update everything', 'Update everything');
    const dialog = page.getByRole('dialog');
    await clicks.click(dialog.getByLabel('Careful, in waves'));
    const waves = dialog.getByRole('list', { name: 'Waves' });
    await waves.getByText('Wave 1: 1 site').waitFor();
    await waves.getByText('Site 1', { exact: true }).waitFor();
    await dialog.getByText('It starts with 1 site and takes').waitFor();
    await dialog.getByText('An update that breaks one is rolled back where possible.').waitFor();
    const planned = dialog.getByRole('region', { name: 'Planned updates' }).getByRole('listitem');
    await planned.filter({ hasText: 'Can be rolled back.' }).first().waitFor();
    for (const item of await planned.allInnerTexts()) {
      expect(item).toMatch(/Can be rolled back\.|This update cannot be rolled back/);
    }
    await dialog.getByLabel('Minimum age of releases in days').fill('7');
    await dialog.getByText('is too young until').first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Minimum age of releases in days').fill('0');
    await dialog.getByText('Left out').waitFor({ state: 'detached' });
    await clicks.click(dialog.getByRole('button', { name: 'Start updates' }));
    const line = page.getByRole('region', { name: 'Waves' });
    await line.getByText('Wave 1').waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
    await line.getByText('Passed').last().waitFor();
    await line.getByText(/by .+, took/).waitFor();
    await expectAccessible(page);
    clicks.expectFew();
  });

  it('why a run failed is read, site by site, and what failed is retried', async () => {
    await oldThemes(world());
    world().fleet.site(2).setFaults('update_noop_success');
    const { body } = await world().post('run-updates-v1', { type: ['themes'], slugs: [UPDATED_THEME] });
    await world().jobEnd(body.job_id);
    world().fleet.site(2).setFaults();

    const page = await overview();
    const item = page.getByRole('row', { name: new RegExp(`1 update failed on 1 site: ${UPDATED_THEME}`) });
    await expectAccessible(page);
    const why = new Clicks('see why a run failed');
    await why.click(item.getByRole('link').first());
    const failed = page.getByRole('region', { name: 'What failed' });
    await failed.getByText('The site still has the old version').waitFor();
    await why.click(failed.getByRole('button', { name: /^Show only/ }));
    const sites = failed.getByRole('region', { name: 'Sites with this cause' });
    await sites.getByRole('link', { name: 'Site 2' }).waitFor();
    await expectAccessible(page);
    why.expectFew();

    await page.goto('/');
    const retry = new Clicks('retry what failed');
    await retry.click(item.getByRole('button', { name: /^Retry: / }));
    const dialog = page.getByRole('dialog', { name: 'Retry failed updates' });
    await dialog.getByText('1 update on 1 site.').waitFor();
    await retry.click(dialog.getByRole('button', { name: 'Start updates' }));
    await page.getByRole('button', { name: '1 Updated' }).waitFor();
    retry.expectFew();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expectGone(item);
  });

  it('an update is ignored', async () => {
    await oldThemes(world());
    const page = await overview();
    const clicks = new Clicks('ignore an update');
    await clicks.find(page, 'standard issue', /^Standard Issue.*pending/);
    await clicks.click(page.getByRole('button', { name: 'Ignore everywhere …' }));
    await expectAccessible(page);
    await clicks.click(page.getByRole('dialog').getByRole('button', { name: 'Ignore', exact: true }));
    await expectToast(page, 'Updates ignored');
    clicks.expectFew();
    await world().post('unignore-updates-v1', { type: 'themes', slugs: [UPDATED_THEME] });
  });

  it('a window is scheduled', async () => {
    const page = await overview();
    const clicks = new Clicks('schedule a window');
    await clicks.find(page, 'update window', 'Add update window');
    const dialog = page.getByRole('dialog', { name: 'Add update window' });
    await dialog.getByLabel('Name').fill('At night');
    await clicks.click(dialog.getByRole('button', { name: 'Add window' }));
    await expectToast(page, 'Window added');
    clicks.expectFew();
  });
});

describe('Updates by client', () => {
  it('are searched, narrowed to a type, and lead to the sites of the client', async () => {
    await releasePlugin('4.0');
    const { body: client } = await world().post('add-client-v1', { name: 'Acme' });
    for (const id of world().siteIds.slice(0, 2)) {
      await world().post('update-site-record-v1', { site_id_or_domain: id, client_id: client.id });
    }
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=clients' });
    const table = page.getByRole('table', { name: 'Updates by client' });
    await table.getByRole('row', { name: /Sites without a client 4 sites/ }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Search clients').fill('acm');
    await page.getByText('1 client', { exact: true }).waitFor();
    await table
      .getByRole('row', { name: /Acme 2 sites/ })
      .getByRole('checkbox')
      .click();
    await page.getByRole('button', { name: 'Update 1 client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update 1 client' });
    await dialog.getByText('on 2 sites.').first().waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await table.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('table', { name: 'Updates by site' }).waitFor();
    await page.getByText('2 sites', { exact: true }).waitFor();
    await page.getByLabel('Search sites and updates').fill('site 2');
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Site 2 / }).waitFor();
  });
});
