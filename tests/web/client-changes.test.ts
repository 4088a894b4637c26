import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Assigning sites to a client', () => {
  it('says of how many sites a client did not get', async () => {
    const { id: client } = (await world().post('add-client-v1', { name: 'Late' })).body;
    const sites = await Promise.all(
      ['gone', 'there'].map(name => storeSite(world(), { url: `https://late-${name}.example/`, name: `Late ${name}` })),
    );
    const { page } = await visitors.signedIn('operator', { at: `/clients/${client}?view=sites` });
    const assign = async () => {
      await page.getByRole('button', { name: 'Assign sites' }).first().click();
      const dialog = page.getByRole('dialog');
      for (const name of ['gone', 'there']) {
        await dialog.getByRole('combobox', { name: 'Sites' }).fill(`late ${name}`);
        await page.getByRole('option', { name: `Late ${name}` }).click();
      }
      await page.keyboard.press('Tab');
      return dialog.getByRole('button', { name: 'Assign sites' });
    };
    const send = await assign();
    await world().post('delete-site-v1', { site_id_or_domain: sites[0], confirm: true });
    await send.click();
    await expectToast(page, '1 site assigned to Late');
    await expectToast(page, '1 site was not assigned');
  });
});

describe('Deleting a suspended client', () => {
  it('says that its sites stay suspended, and how to end that', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Unpaid' })).body;
    await storeSite(world(), { url: 'https://unpaid.example/', client_id: id });
    await world().post('suspend-client-v1', { client_id_or_email: id });
    const { page } = await visitors.signedIn('admin', { at: `/clients/${id}` });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of them is suspended and will stay so.').waitFor();
    await dialog.getByText('unsuspend the client first').waitFor();
    await expectAccessible(page);
  });
});

describe('What is known of a client from before', () => {
  it('is neither edited nor confirmed for deletion while it cannot be loaded again', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Later' })).body;
    const { page } = await visitors.signedIn('admin', { at: `/clients/${id}` });
    const dialog = page.getByRole('dialog');
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    const openDeletion = async () => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    };
    const close = async () => {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectGone(dialog);
    };
    await edit.click();
    await dialog.getByLabel('City').waitFor();
    await close();
    await openDeletion();
    await dialog.getByText('Everything stored about the client').waitFor();
    await close();

    await world().post('add-client-field-v1', { name: 'Since then' });
    const broken = /(list-client-fields|delete-client)-v1/;
    await page.route(broken, route => route.fulfill({ status: 500, json: {} }));
    await edit.click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('City').count()).toBe(0);
    await page.unroute(broken);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByLabel('Since then').waitFor();
    await close();

    await page.route(broken, route => route.fulfill({ status: 500, json: {} }));
    await openDeletion();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('checkbox').isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Delete client' }).isDisabled()).toBe(true);
    await page.unroute(broken);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete client' }).click();
    await expectToast(page, 'Client deleted');
  });

  it('is no count of sites to suspend until they have been counted again', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Counted' })).body;
    const { page } = await visitors.signedIn('admin', { at: `/clients/${id}` });
    const dialog = page.getByRole('dialog');
    const suspend = dialog.getByRole('button', { name: 'Suspend client' });
    const open = async () => {
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Suspend', exact: true }).click();
      await dialog.waitFor();
    };
    await open();
    await dialog.getByText('0 sites will be left out').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectGone(dialog);

    await storeSite(world(), { url: 'https://counted.example/', client_id: id });
    const counts = /count-site-records-v1/;
    await page.route(counts, route => route.fulfill({ status: 500, json: {} }));
    await open();
    await dialog.getByRole('alert').waitFor();
    expect([await suspend.isDisabled(), await dialog.getByText('will be left out').count()]).toEqual([true, 0]);
    await page.unroute(counts);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('1 site will be left out').waitFor();
    await suspend.click();
    await expectToast(page, 'Client suspended');
  });
});
