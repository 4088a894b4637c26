import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Clients', () => {
  it('adds a field and a client with a value, finds and edits it, from sign-in to the database', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Clients' }).click();
    await page.getByText('There are no clients yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Client fields' }).click();
    await page.getByText('There are no client fields yet').waitFor();
    await page.getByRole('button', { name: 'Add client field' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('VAT no.');
    await dialog.getByLabel('Description').fill('On every invoice');
    await dialog.getByRole('button', { name: 'Add client field' }).click();
    await expectToast(page, 'Client field added');
    await page.getByRole('row', { name: /VAT no\./ }).waitFor();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await dialog.getByLabel('Name').fill('Acme');
    await dialog.getByLabel('E-mail').fill('not an address');
    await dialog.getByLabel('VAT no.').fill('DE123');
    await dialog.getByLabel('City').fill('Ulm');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await dialog.getByText('Enter an e-mail address, such as anna@example.com.').waitFor();
    await dialog.getByLabel('E-mail').fill('anna@acme.example');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await expectToast(page, 'Client added');
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
    await page.getByText('This client has no sites yet.').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('DE123').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('City').fill('Bonn');
    await dialog.getByLabel('VAT no.').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Client changed');
    await expectGone(page.getByText('DE123'));
    const { items } = (await world().get('list-clients-v1')).body;
    expect(items).toMatchObject([{ name: 'Acme', email: 'anna@acme.example', city: 'Bonn' }]);
    expect(items[0].custom_fields).not.toMatchObject({ 'VAT no.': 'DE123' });
  });

  it('shows every error of a form: at its field, or above the buttons if it has none', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/clients' });
    await page.getByRole('button', { name: 'Add client' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Too much');
    const overfill = async (name: string, length: number) => {
      await dialog.getByLabel(name).evaluate(input => input.removeAttribute('maxlength'));
      await dialog.getByLabel(name).fill('x'.repeat(length));
    };
    await overfill('City', 101);
    await overfill('VAT no.', 10_001);
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('City').getAttribute('aria-invalid')).toBe('true');
  });

  it('adds a person at a client, makes it the primary contact, and deletes it', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/clients?q=acm' });
    await page.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('tab', { name: 'Contacts' }).click();
    await page.getByText('This client has no contacts yet').waitFor();
    await page.getByRole('button', { name: 'Add contact' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ben');
    await dialog.getByLabel('E-mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    await dialog.getByText('Enter an e-mail address, such as anna@example.com.').waitFor();
    await dialog.getByLabel('E-mail').fill('ben@acme.example');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    await expectToast(page, 'Contact added');
    const row = page.getByRole('row', { name: /Ben/ });
    const choose = async (item: string) => {
      await row.getByRole('button').click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Edit');
    await dialog.getByLabel('Primary contact').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Contact changed');
    await row.getByText('Primary').waitFor();
    await expectAccessible(page);
    const contacts = async () =>
      (await world().get('list-client-contacts-v1', { client_id_or_email: 'anna@acme.example' })).body.items;
    expect(await contacts()).toMatchObject([{ name: 'Ben', email: 'ben@acme.example', primary: true }]);
    await choose('Delete');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete contact' }).click();
    await expectToast(page, 'Contact deleted');
    expect(await contacts()).toEqual([]);
  });

  it('assigns sites to a client, suspends and unsuspends it with them, and removes one', async () => {
    const stored = await Promise.all(
      ['one', 'two'].map(name => storeSite(world(), { url: `https://${name}.example/`, name: `Site ${name}` })),
    );
    const states = async () =>
      Promise.all(
        stored.map(async id => (await world().get('get-site-record-v1', { site_id_or_domain: id })).body.status),
      );
    const { page } = await visitors.signedIn('operator', { at: '/clients?q=acm' });
    await page.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('tab', { name: 'Sites (0)' }).click();
    await page.getByText('This client has no sites yet').waitFor();
    await page.getByRole('button', { name: 'Assign sites' }).first().click();
    const dialog = page.getByRole('dialog');
    const picker = dialog.getByRole('combobox', { name: 'Sites' });
    for (const name of ['one', 'two']) {
      await picker.fill(name);
      await page.getByRole('option', { name: `Site ${name}` }).click();
    }
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assign sites' }).click();
    await expectToast(page, '2 sites assigned to Acme');
    await page.getByRole('tab', { name: 'Sites (2)' }).waitFor();
    await page.getByRole('row', { name: /Site one/ }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Suspend', exact: true }).click();
    await dialog.getByText('2 sites will be left out of syncs').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Suspend client' }).click();
    await expectToast(page, 'Client suspended');
    expect(await states()).toEqual(['suspended', 'suspended']);
    await page.getByRole('row', { name: /Site one.*Suspended/ }).waitFor();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Unsuspend', exact: true }).click();
    await dialog.getByRole('button', { name: 'Unsuspend client' }).click();
    await expectToast(page, 'Client unsuspended');
    expect(await states()).toEqual(['connected', 'connected']);

    await page.getByRole('button', { name: 'Actions for Site one' }).click();
    await page.getByRole('menuitem', { name: 'Remove from client' }).click();
    await expectToast(page, 'Site one removed from the client');
    await page.getByRole('tab', { name: 'Sites (1)' }).waitFor();
  });

  it('shows the costs of a client', async () => {
    const { items } = (await world().get('list-clients-v1')).body;
    const cost = { payment_type: 'subscription', product_type: 'hosting', renewal_type: 'yearly', price: 12.5 };
    await world().post('add-cost-v1', { ...cost, name: 'Server', clients: [items[0].id] });
    const { page } = await visitors.signedIn('viewer', { at: `/clients/${items[0].id}?view=costs` });
    await page.getByRole('row', { name: /Server.*\$12\.50/ }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /^(Edit|Suspend|Delete)$/ }).count()).toBe(0);
  });

  it('keeps filters and sorting in the URL', async () => {
    await world().post('add-client-v1', { name: 'Zenith', status: 'lead' });
    const { page } = await visitors.signedIn('viewer', { at: '/clients' });
    await page.getByRole('row', { name: /Acme/ }).waitFor();
    await page.getByRole('button', { name: 'Name' }).click();
    await page.locator('tr[data-row="0"]').filter({ hasText: 'Zenith' }).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Lead' }).click();
    await expectGone(page.getByRole('row', { name: /Acme/ }));
    expect(new URL(page.url()).search).toBe('?sort=name&order=desc&status=lead');
    await page.getByLabel('Search clients').fill('nobody');
    await page.getByText('No clients match').waitFor();
    expect(await page.getByRole('button', { name: /Add client|Actions for/ }).count()).toBe(0);
  });

  it('deletes a client and a field after showing what is deleted with them', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/clients' });
    await page.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 site is kept without a client.').waitFor();
    expect(await dialog.getByText('suspended').count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete client' }).click();
    await expectToast(page, 'Client deleted');
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    expect((await world().get('list-clients-v1')).body.total).toBe(1);

    await page.getByRole('tab', { name: 'Client fields' }).click();
    await page.getByRole('button', { name: 'Actions for VAT no.' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByText('0 clients lose their values in this field.').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete client field' }).click();
    await expectToast(page, 'Client field deleted');
    await page.goto('/clients/999');
    await page.getByText('Client not found').waitFor();
  });
});

describe('The figures of clients', () => {
  it('lead to the lists that they count, and narrow the clients', async () => {
    const { body: client } = await world().post('add-client-v1', { name: 'Portfolio' });
    const failing = { last_sync_at: 1, sync_error_code: 'site_offline', sync_error: 'No answer.' };
    const own = { client_id: client.id };
    await storeSite(world(), { url: 'https://fine.example/', ...own, columns: { last_sync_at: 1 } });
    await storeSite(world(), { url: 'https://failing.example/', ...own, columns: failing });
    await storeSite(world(), { url: 'https://gone.example/', ...own, columns: { ...failing, last_sync_at: 2 } });
    const { page } = await visitors.signedIn('admin', { at: '/clients' });
    const row = page.getByRole('row', { name: /Portfolio/ });
    await row.getByRole('link', { name: '2', exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Figures' }).click();
    await page.getByRole('option', { name: 'Sites with problems' }).click();
    await page.getByText('1 client', { exact: true }).waitFor();
    await row.getByRole('link', { name: '2', exact: true }).click();
    await page.getByText('2 sites', { exact: true }).first().waitFor();
    await page.getByRole('row', { name: /failing\.example/ }).waitFor();
    expect(await page.getByRole('row', { name: /fine\.example/ }).count()).toBe(0);
    expect(page.url()).toContain('health=problems');
  });
});
