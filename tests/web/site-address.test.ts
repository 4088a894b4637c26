import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { leadingTo } from '../../packages/server/src/testing/leading-to.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const env = { SITEKEEPER_NETWORKS_INTERVAL_DAYS: '30' };
const world = useWorld({ sites: 3, fleet: { networks: [[2, 3]] }, env });
const visitors = useBrowser(world);
const urlOf = async (id: number) => (await world().get('get-site-v1', { site_id_or_domain: id })).body.url;

describe('The address of a site', () => {
  it('is changed in its dialog once the site has responded there; otherwise the dialog says why not', async () => {
    const id = await world().addSite(1, { name: 'Mover' });
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit “Mover”' });
    await dialog.getByLabel('Address').fill('http://127.0.0.1:9/');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Nothing was changed').waitFor();
    await dialog.getByLabel('Address').fill(`${world().fleet.url(1)}/blog`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Site changed');
    expect(await urlOf(id)).toBe(`${world().fleet.url(1)}/blog/`);
    await page.getByRole('link', { name: `${world().fleet.url(1)}/blog/` }).waitFor();
  });

  it('on another host is asked with the HTTP authentication that is entered beside it', async () => {
    const [{ id }] = (await world().get('list-sites-v1', { search: 'Mover' })).body.items;
    const heard = new Set<string | undefined>();
    const other = await leadingTo((path, { authorization }) => {
      heard.add(authorization);
      return path;
    });
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit “Mover”' });
    await dialog.getByLabel('Address').fill(other);
    await dialog.getByLabel('HTTP authentication user name').fill('gate');
    await dialog.getByLabel('HTTP authentication password').fill('of this one');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Nothing was changed').waitFor();
    expect([...heard]).toEqual([`Basic ${Buffer.from('gate:of this one').toString('base64')}`]);
  });

  it('is replaced by the redirect target of the old one with one click', async () => {
    const [{ id }] = (await world().get('list-sites-v1', { search: 'Mover' })).body.items;
    const old = await leadingTo(() => `${world().fleet.url(1)}/`);
    const set = {
      url: old,
      sync_error_code: 'connection_failed',
      sync_error: 'It redirects.',
      failed_syncs: 1,
      sync_error_cause: 'redirected',
    };
    await world().app.services.database.write(trx => trx.updateTable('sites').set(set).where('id', '=', id).execute());
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByRole('alert').getByRole('button', { name: 'Store the address it redirects to' }).click();
    await expectToast(page, `Address stored: ${world().fleet.url(1)}/`);
    expect(await urlOf(id)).toBe(`${world().fleet.url(1)}/`);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Store the address it redirects to' }).click();
    await expectToast(page, 'does not redirect');
  });
});

describe('A site of a network', () => {
  it('shows what it shares before and after a plugin is deleted', async () => {
    await world().addSite(2, { name: 'Main' });
    const id = await world().addSite(3, { name: 'Part' });
    const plugins = await world().get('list-site-plugins-v1', { site_id_or_domain: id, must_use: false });
    const doomed = plugins.body.items.find((one: { slug: string }) => !one.slug.includes('mainwp'));
    await world().post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [doomed.slug] });
    const network = world().fleet.url(2).replace('http://', '');
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}` });
    await page.getByText(network).first().waitFor();
    await page.getByRole('tab', { name: 'Plugins' }).click();
    await page.getByText(`with all sites of the network ${network}`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Actions for ${doomed.name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('deleting removes them from all').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete plugin' }).click();
    await expectToast(page, 'gone from all of them');
  });
});
