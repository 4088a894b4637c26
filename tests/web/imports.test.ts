import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@sitekeeper/protocol';
import { makeOldDashboard, type OldDashboardMade } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectSpoken, expectToast, noteSpoken, useBrowser } from './support/browser.ts';

const pair = await generateKeyPair('rsa');
const ADMIN = 'old-admin';
const DASHBOARD = 'https://desk.studio-lind.example';
const registered = { publicPem: pair.publicPem, server: `${DASHBOARD}/wp-admin/`, admin: ADMIN };
const world = useWorld({ sites: 5, worker: true, fleet: { registered } });
const visitors = useBrowser(world);

let folder = '';
let old: OldDashboardMade;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  const { fleet } = world();
  const site = (k: number) => ({
    url: `${fleet.url(k)}/`,
    name: `Shop ${k}`,
    login: ADMIN,
    privateKey: pair.privateKey,
  });
  old = makeOldDashboard(folder, {
    url: DASHBOARD,
    sites: [site(1), site(2), site(3), { ...site(4), withoutFile: true, keyForm: 'hidden', reconnectSecret: null }],
    gzip: true,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const [FOLDER, ZIP, DUMP] = [0, 1, 2];
const input = (page: Page, at: number) => page.locator('input[type=file]').nth(at);
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

describe('Moving in from MainWP', () => {
  it('uploads the dump, shows the plan, adopts, cuts over, undoes and deletes', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/imports' });
    await page.getByText('Nothing has been planned yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Move in from MainWP' }).click();
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await page.getByText('Choose the database dump.').waitFor();
    await expectAccessible(page);

    await input(page, DUMP).setInputFiles({ name: 'x.sql', mimeType: 'text/plain', buffer: Buffer.from('select 1;') });
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await page.getByText(/holds no MainWP Dashboard/).waitFor();
    await input(page, FOLDER).setInputFiles(old.keysFolder);
    await page.getByText(/^\d key files?$/).waitFor();
    await input(page, DUMP).setInputFiles(old.dump);
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await expectToast(page, 'The plan is ready');
    await page.getByRole('heading', { level: 1, name: 'desk.studio-lind.example' }).waitFor();
    await row(page, 'Shop 4.*Needs a password').waitFor();
    await page.getByText(/What the plan says/).click();
    await page.getByText('Sites that need a password').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Search sites of the import').fill('shop 2');
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByLabel('Search sites of the import').fill('');

    world().fleet.site(3).setFaults('http500');
    world().fleet.ledger.reset();
    await page.getByRole('button', { name: 'Adopt', exact: true }).click();
    await page.getByRole('dialog').getByText('Each site is asked once').waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Adopt' }).click();
    await row(page, 'Shop 1.*Adopted').waitFor();
    await row(page, 'Shop 3.*Failed').waitFor();
    await page.getByText('1 site failed in the last job.').waitFor();
    await expectAccessible(page);
    expect(world().fleet.ledger.site(1).functions.register ?? 0).toBe(0);
    world().fleet.site(3).setFaults('slow');
    await page.evaluate(noteSpoken);
    await row(page, 'Shop 3').getByRole('button', { name: 'Actions for Shop 3' }).click();
    await page.getByRole('menuitem', { name: 'Adopt' }).click();
    await page.getByRole('dialog', { name: 'Adopt 1 site' }).getByRole('button', { name: 'Adopt' }).click();
    await row(page, 'Shop 3.*Adopted').waitFor();
    await expectSpoken(page, '1 of 1 sites');
    world().fleet.site(3).setFaults();

    await page.getByRole('checkbox', { name: 'Shop 1' }).check();
    await page.getByRole('button', { name: 'Cut 1 site over' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cut 1 site over' });
    await dialog.getByText('1 adopted site gets a key that only this server has.').waitFor();
    await expectAccessible(page);
    expect(await dialog.getByRole('button', { name: 'Cut over' }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Cut over' }).click();
    await row(page, 'Shop 1.*Cut over').waitFor();
    await row(page, 'Shop 2.*Adopted').waitFor();

    // As after a crash of the server over what belongs to the sites, which is set aside then.
    await world().app.services.database.write(trx => sql`delete from carried_sites`.execute(trx));
    const stopped = page.getByRole('note').filter({ hasText: 'Some of this import did not come over' });
    await stopped.waitFor({ timeout: 20_000 });
    await expectAccessible(page);
    await stopped.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'The rest is being carried over');
    await stopped.waitFor({ state: 'detached', timeout: 20_000 });
    await row(page, 'Shop 2.*Adopted').waitFor();

    await page.getByRole('tab', { name: 'Everything else' }).click();
    await page.getByRole('row', { name: /Trusted items/ }).waitFor();
    await expectAccessible(page);
    const { page: german } = await visitors.signedIn('admin', { locale: 'de-DE', at: new URL(page.url()).pathname });
    await german.getByText(/^Was der Plan sagt/).click();
    await german.getByText('Für 1 Website fehlt die Schlüsseldatei.').waitFor();
    await german.getByRole('tab', { name: 'Alles andere' }).click();
    await german.getByText('MainWP hat nichts automatisch aktualisiert.').first().click();
    await german.getByRole('dialog').getByText('MainWP updated nothing automatically.').waitFor();
    await expectAccessible(german);
    await german.close();

    await page.getByRole('button', { name: 'Actions for desk.studio-lind.example' }).click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo the import' });
    await undo.getByText('1 site gets the former key back.').waitFor();
    await undo.getByLabel('Also remove the sites from this server').check();
    await undo.getByText('3 sites are removed from this server.').waitFor();
    await undo.getByRole('checkbox', { name: /I have read/ }).check();
    await undo.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tab', { name: 'Sites' }).click();
    await row(page, 'Shop 1.*Undone').waitFor();
    await page.getByRole('button', { name: 'Actions for desk.studio-lind.example' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByLabel('Also what has not come over yet').check();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /I have read/ })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Import deleted');
    await page.getByText('Nothing has been planned yet').waitFor();
  });

  it('gives a site that needs one a password, and says when somebody else has deleted the import', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/imports/new', width: 360, dark: true });
    await input(page, DUMP).setInputFiles(old.dump);
    await input(page, ZIP).setInputFiles({
      name: 'pk.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\x03\x04 no'),
    });
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await page.getByText(/the file is no ZIP, or a damaged one/).waitFor();
    await page.getByRole('button', { name: 'Remove the file' }).first().click();
    await page.getByRole('button', { name: 'Upload and plan' }).click();
    await expectToast(page, 'The plan is ready');
    await page.getByRole('button', { name: 'Actions for Shop 4' }).click();
    await page.getByRole('menuitem', { name: 'Add with a password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add with a password' });
    world().fleet.site(4).clearKey();
    const { admin, adminpassword = '' } = world().credentials(4);
    await dialog.getByLabel('Administrator’s login').fill(admin);
    await dialog.getByLabel('Password', { exact: true }).fill(adminpassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add site' }).click();
    await row(page, 'Shop 4.*Here before').waitFor();
    await expectAccessible(page);

    const [{ id }] = (await world().get('list-imports-v1')).body.items;
    await world().post('delete-import-v1', { import_id: id, confirm: true });
    await page.getByText(`There is no import ${id}.`).first().waitFor();
  });

  it('is for admins only', async () => {
    const { page } = await visitors.signedIn('operator');
    expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0);
  });
});

describe('The import of sites from a CSV file', () => {
  const csv = (...rows: string[]) => ({
    name: 'sites.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['url,admin,password,name,tags,colour', ...rows].join('\r\n')),
  });

  it('shows the rows with their problems, adds the others, and tries those that failed again', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Import a CSV file' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import sites from a CSV file' }).waitFor();
    await expectAccessible(page);
    world().fleet.site(5).clearKey();
    const { admin, adminpassword, url } = world().credentials(5);
    const file = csv(
      `${url},${admin},${adminpassword},Five,,red`,
      'not an address,anna,secret,,,',
      'https://nobody.example,anna,secret,,Unheard of,',
    );
    world().fleet.site(5).setFaults('http500');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('row', { name: /3 .*not an address/ }).waitFor();
    await page.getByText('Columns: url → address', { exact: false }).waitFor();
    await page.getByText('Not used: colour.', { exact: false }).waitFor();
    await page.getByText('Tags that do not exist: Unheard of').waitFor();
    await page.getByLabel('Only rows with problems (2)').check();
    await page.getByText('2 rows', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 1 site' }).click();
    await page.getByText('No sites were added, 1 failed.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Line 2:' }).waitFor();
    await expectAccessible(page);
    world().fleet.site(5).setFaults();
    await page.getByRole('button', { name: 'Check the file again' }).click();
    await page.getByRole('button', { name: 'Add 1 site' }).click();
    await page.getByText('1 site was added.').waitFor();
    const { body } = await world().get('list-site-records-v1', { search: 'Five' });
    expect(body.items).toMatchObject([{ name: 'Five' }]);
  });

  it('imports nothing by other options than those of the preview', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites/import' });
    await page
      .locator('input[type=file]')
      .setInputFiles(csv('https://tagged.example,anna,secret,,Unheard of,', 'https://plain.example,anna,secret,,,'));
    const add = (count: string) => page.getByRole('button', { name: `Add ${count}`, exact: true });
    await add('1 site').waitFor();
    await page.getByText('Tags that do not exist: Unheard of').waitFor();
    await page.getByLabel('Create missing tags and clients').check();
    await add('2 sites').waitFor();

    await page.getByText('For rows without a login, password or security ID').click();
    await page.getByLabel('Administrator’s login').fill('ben');
    await page.getByText('The login, password or security ID for rows without one was changed').waitFor();
    expect(await add('2 sites').isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Administrator’s login').fill('');
    expect(await add('2 sites').isEnabled()).toBe(true);
    await page.getByLabel('Administrator’s login').fill('ben');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => add('2 sites').isEnabled()).toBe(true);
  });

  it('tells screen readers how far it is in quarters, not after each site, and how it ended', async () => {
    const { page, context } = await visitors.signedIn('operator', { at: '/tags' });
    await context.clock.install();
    let processed = 0;
    const result = { added: 100, existing: 0, failed: 0, failed_rows: [] };
    await page.route('**/get-batch-job-status-v1/run*', async route => {
      const response = await route.fetch();
      processed += 8;
      const ended = processed > 80 ? { status: 'completed', processed: 100, result } : {};
      const job = { ...(await response.json()), status: 'processing', total: 100, processed, failed: 0, ...ended };
      await route.fulfill({ response, json: job });
    });
    await page.goto('/sites/import');
    await page.locator('input[type=file]').setInputFiles(csv('https://slow.example,anna,secret,,,'));
    await page.getByRole('button', { name: 'Add 1 site', exact: true }).click();
    await page.getByText('8 of 100 sites').waitFor();
    await page.evaluate(noteSpoken);
    for (const done of [16, 24, 32, 40, 48, 56, 64, 72, 80]) {
      await context.clock.fastForward(1_500);
      await page.getByText(`${done} of 100 sites`).waitFor();
    }
    expect(await page.evaluate(() => window.spoken)).toEqual([
      '25 percent of the sites are done',
      '50 percent of the sites are done',
      '75 percent of the sites are done',
    ]);
    await context.clock.fastForward(1_500);
    await page.getByText('100 sites were added.').waitFor();
    expect((await page.evaluate(() => window.spoken))?.at(-1)).toMatch(/^100 sites were added/);
  });

  it('says what is wrong with a file as a whole', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites/import' });
    const buffer = Buffer.from('colour,size\nred,2\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
    await page.getByText(/No column is the address of the sites/).waitFor();
  });
});
