import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { basic } from '../../packages/server/src/testing/world.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ keyless: true });
const visitors = useBrowser(world);

describe('API Access', () => {
  it('adds a key whose secrets are shown once and work, from the navigation to the API', async () => {
    expect((await world().request('/wp-json/svc/v2/tags', { auth: 'Bearer none' })).status).toBe(401);
    const { page } = await visitors.signedIn('admin');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'API Keys', exact: true }).click();
    await page.getByText('REST v2 and v1 are off').waitFor();
    await page.getByText('There are no API keys yet').waitFor();
    await expectAccessible(page);
    await pages.getByRole('link', { name: 'Add API Keys' }).click();

    await page.getByRole('heading', { level: 1, name: 'Add API Keys' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Read' }).uncheck();
    await page.getByRole('button', { name: 'Add API key' }).click();
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByLabel('Name').fill('nightly report');
    await page.getByRole('checkbox', { name: 'Read' }).check();
    await page.getByLabel('Write & Delete').check();
    await page.getByLabel('v1 compatibility').check();
    await page.getByRole('button', { name: 'Add API key' }).click();
    await page.getByText('Copy the key now').waitFor();
    await expectAccessible(page);
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    const consumer = await page.getByLabel('Consumer key', { exact: true }).inputValue();
    const secret = await page.getByLabel('Consumer secret', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Copy Token' }).click();
    await page.getByRole('button', { name: 'Token copied' }).waitFor();
    const allowed = await world().request('/wp-json/svc/v2/tags', { auth: `Bearer ${token}` });
    expect(allowed.status).toBe(200);
    const v1 = await world().request('/wp-json/svc/v1/sites/all-sites-count', { auth: basic(consumer, secret) });
    expect(v1.status).toBe(200);

    await page.getByRole('link', { name: 'I have copied it' }).click();
    const row = page.getByRole('row', { name: /nightly report/ });
    await row.getByText('Read, Write & Delete').waitFor();
    expect(await page.content()).not.toContain(token);
    await expectAccessible(page);
  });

  it('gives the focus back to the button of a form whose request has failed', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/api-access/keys/add' });
    await page.route('**/add-api-key-v1/run', route => route.fulfill({ status: 503 }));
    await page.getByLabel('Name').fill('refused');
    const add = page.getByRole('button', { name: 'Add API key' });
    await add.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.locator('button:focus').filter({ hasText: 'Add API key' }).waitFor();
    expect(await add.isEnabled()).toBe(true);
  });

  it('sets a key’s expiry date, addresses and access to the audit log', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/api-access/keys/add' });
    await page.getByLabel('Name').fill('bound key');
    await page.getByLabel('Valid until').fill('2090-01-31');
    await page.getByLabel('Addresses').fill('10.1');
    await page.getByLabel('Can read the audit log').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add API key' }).click();
    await page.getByText(/an IP address or a network, such as/).waitFor();
    await page.getByLabel('Addresses').fill('203.0.113.0/24\n127.0.0.1');
    await page.getByRole('button', { name: 'Add API key' }).click();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'I have copied it' }).click();
    const row = page.getByRole('row', { name: /bound key/ });
    await row.getByText(/31.*2090/).waitFor();
    await row.getByText('203.0.113.0/24 and 1 more').waitFor();
    const key = async () => {
      const { items } = (await world().get('list-api-keys-v1')).body;
      return items.find((item: { name: string }) => item.name === 'bound key');
    };
    expect(await key()).toMatchObject({ addresses: ['203.0.113.0/24', '127.0.0.1'], audit_log: true });
    const log = () => world().get('list-audit-log-v1', {}, { auth: `Bearer ${token}` });
    expect((await log()).status).toBe(200);

    await page.getByRole('button', { name: 'Actions for bound key' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Valid until').inputValue()).toBe('2090-01-31');
    const before = (await key()).expires_at;
    await dialog.getByLabel('Addresses').fill('203.0.113.7');
    await dialog.getByLabel('Can read the audit log').uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'API key changed');
    expect(await key()).toMatchObject({ addresses: ['203.0.113.7'], audit_log: false, expires_at: before });
    expect((await log()).status).toBe(401);
    await world().post('delete-api-key-v1', { key_id: (await key()).id, confirm: true });
  });

  it('edits, disables, enables and deletes keys, one or several', async () => {
    const { page } = await visitors.signedIn('admin');
    const tokens = [await world().key('read'), await world().key('read')];
    const status = async (auth: string | undefined) => (await world().request('/wp-json/svc/v2/tags', { auth })).status;
    await page.goto('/api-access/keys');
    await page.getByRole('button', { name: 'Actions for nightly report' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('weekly report');
    await dialog.getByLabel('Write & Delete').uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'API key changed');
    const { items } = (await world().get('list-api-keys-v1')).body;
    expect(items.find((key: { name: string }) => key.name === 'weekly report').permissions).toEqual(['read']);

    const tests = page.getByRole('checkbox', { name: 'Select test key' });
    await tests.nth(0).check();
    await tests.nth(1).check();
    await page.getByRole('button', { name: 'Disable' }).click();
    await expectToast(page, '2 API keys disabled');
    expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
    await page.getByRole('button', { name: 'Enable' }).click();
    await expectToast(page, '2 API keys enabled');
    expect(await Promise.all(tokens.map(status))).toEqual([200, 200]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('Programs that use these keys will lose access: test key, test key.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete API keys' }).click();
    await expectToast(page, '2 API keys deleted');
    expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
    await page.getByRole('row', { name: /weekly report/ }).waitFor();
  });
});
