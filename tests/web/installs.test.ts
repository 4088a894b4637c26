import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { directoryItem } from '../../packages/web/src/shared/installs/directory-item.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const SITES = 3;
const FILE = 'amber-cache/amber-cache.php';
const THEME = 'upper-deck';
const env = { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
const world = useWorld({ sites: SITES, seeded: true, worker: true, env });
const visitors = useBrowser(world);
const siteId = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);

beforeEach(async () => {
  for (let k = 1; k <= SITES; k++) {
    site(k).removePlugin(FILE);
    site(k).removeTheme(THEME);
  }
  await world().post('sync-sites-v1', {});
  world().fleet.ledger.reset();
});

describe('Installing on a site', () => {
  it('takes the address of the page of a plugin, activates it, and shows it in the list', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/sites/${siteId(1)}?tab=plugins` });
    await page.getByRole('button', { name: 'Install plugin …' }).click();
    const dialog = page.getByRole('dialog', { name: /^Install plugin on / });
    const submit = dialog.getByRole('button', { name: 'Install plugin' });
    const name = dialog.getByLabel('Name or address on WordPress.org');
    await name.fill('https://evil.example/x.zip');
    await submit.click();
    await dialog.getByText('Enter the last part of the address of its page').waitFor();
    await name.fill('https://wordpress.org/themes/upper-deck/');
    await submit.click();
    await dialog.getByText('This is the address of a theme.').waitFor();
    await expectAccessible(page);
    await name.fill('https://de.wordpress.org/plugins/amber-cache/#reviews');
    await dialog.getByLabel('Version').fill('1.9.0');
    await dialog.getByLabel('Activate after installing').check();
    await submit.click();
    await expectToast(page, 'Amber Cache 1.9.0 is installed and active');
    await expectGone(page.getByRole('dialog'));
    await page.getByRole('row').filter({ hasText: 'Amber Cache' }).getByText('Active').waitFor();
    expect(site(1).plugin(FILE)).toMatchObject({ version: '1.9.0', active: true });
    const sent = world()
      .fleet.ledger.entries({ site: 1, fn: 'installplugintheme' })
      .map(({ what }) => what);
    expect(sent).toEqual(['type=plugin url="https://downloads.wordpress.org/plugin/amber-cache.1.9.0.zip"']);
  });

  it('says in the dialog what to change, and leaves what is there as it is', async () => {
    site(1).setTheme(THEME, '5.0');
    const { page } = await visitors.signedIn('operator', { at: `/sites/${siteId(1)}?tab=themes` });
    await page.getByRole('button', { name: 'Install theme …' }).click();
    const dialog = page.getByRole('dialog', { name: /^Install theme on / });
    const name = dialog.getByLabel('Name or address on WordPress.org');
    expect(await dialog.getByLabel('Activate after installing').count()).toBe(0);
    await name.fill('nobody-made-this');
    await dialog.getByLabel('Version').fill('latest');
    await dialog.getByRole('button', { name: 'Install theme' }).click();
    await dialog.getByText('Enter a version as WordPress.org lists it').waitFor();
    await dialog.getByLabel('Version').fill('');
    await dialog.getByRole('button', { name: 'Install theme' }).click();
    await dialog.getByText('Check the slug and the version').waitFor();
    await name.fill(THEME);
    await dialog.getByRole('button', { name: 'Install theme' }).click();
    await expectToast(page, 'The site has Upper Deck already, in version 5.0.');
    expect(site(1).themes.find(({ slug }) => slug === THEME)?.version).toBe('5.0');
  });

  it('fits on a phone and is German there, too', async () => {
    const phone = { locale: 'de-DE', width: 390, dark: true };
    const { page } = await visitors.signedIn('operator', { ...phone, at: `/sites/${siteId(2)}?tab=plugins` });
    await page.getByRole('button', { name: 'Plugin installieren …' }).click();
    const dialog = page.getByRole('dialog', { name: /^Plugin auf .* installieren$/ });
    await dialog.getByLabel('Name oder Adresse auf WordPress.org').fill('niemand-hat-das');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await dialog.getByRole('button', { name: 'Plugin installieren' }).click();
    await dialog.getByText('Prüfen Sie Namen und Version auf WordPress.org.').waitFor();
  });
});

it('Viewers see no way to install', async () => {
  const { page } = await visitors.signedIn('viewer', { at: `/sites/${siteId(1)}?tab=plugins` });
  await page.getByRole('searchbox', { name: 'Search plugins' }).waitFor();
  expect(await page.getByRole('button', { name: 'Install plugin …' }).count()).toBe(0);
});

it('The menu of selected sites installs on all of them as a job, and leads to it', async () => {
  const { page } = await visitors.signedIn('operator', { at: '/sites' });
  for (const k of [1, 2]) {
    const { name } = (await world().get('get-site-v1', { site_id_or_domain: siteId(k) })).body;
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Install …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Install on 2 sites' });
  await dialog.getByLabel('Type').selectOption('Theme');
  await dialog.getByLabel('Name or address on WordPress.org').fill(THEME);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Install theme' }).click();
  await page.waitForURL(/\/jobs\/install_./);
  await expectToast(page, 'Installing on 2 sites');
  await page.getByText('Installation on sites').first().waitFor();
  await expect
    .poll(() => [1, 2, 3].map(k => site(k).themes.some(({ slug }) => slug === THEME)))
    .toEqual([true, true, false]);
});

it.each([
  ['contact-form-7', { slug: 'contact-form-7' }],
  [' Contact-Form-7 ', { slug: 'contact-form-7' }],
  ['wordpress.org/plugins/contact-form-7', { slug: 'contact-form-7', type: 'plugin' }],
  ['https://de.wordpress.org/themes/astra/?x=1#y', { slug: 'astra', type: 'theme' }],
  ['https://wordpress.org.evil.example/plugins/x/', { slug: 'https://wordpress.org.evil.example/plugins/x/' }],
  ['https://evilwordpress.org/plugins/x/', { slug: 'https://evilwordpress.org/plugins/x/' }],
  ['https://wordpress.org/plugins/', { slug: '', type: 'plugin' }],
])('%j is read as the slug and the kind of its page', (typed, item) => {
  expect(directoryItem(typed)).toEqual(item);
});
