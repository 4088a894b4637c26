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
