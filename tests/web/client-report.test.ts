import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A site of the client that was down for five minutes in the middle of last month. */
async function storeDownTime(clientId: number): Promise<void> {
  const site_id = await storeSite(world(), {
    url: 'https://bakery.example/',
    name: 'Bakery',
    client_id: clientId,
    columns: { backup_plugin: 'updraftplus', backup_at: Date.UTC(2026, 0, 31, 2, 30) },
  });
  const now = new Date();
  const started_at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12);
  const incident = { site_id, started_at, ended_at: started_at + 300_000, cause: 'timeout', reason: 'No answer.' };
  const { database } = world().app.services;
  await database.write(trx =>
    trx
      .insertInto('monitor_incidents')
      .values({ ...incident, status_code: null, checks: 3 })
      .execute(),
  );
}

it('shows the report of a client for last month, and in the branding that was chosen for it', {
  timeout: 180_000,
}, async () => {
  const clientId = (await world().post('add-client-v1', { name: 'Anna’s Bakery' })).body.id as number;
  await storeDownTime(clientId);
  const { page } = await visitors.signedIn('operator', { at: '/clients' });
  await page.getByRole('link', { name: 'Anna’s Bakery' }).click();
  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  const report = page.frameLocator('iframe');
  await report.getByRole('heading', { level: 1, name: 'Anna’s Bakery' }).waitFor();
  await report.getByText('1 in all, 5 min of downtime.').waitFor();
  const incidents = report.getByRole('table', { name: 'Incidents' });
  expect(await incidents.getByRole('row').allTextContents()).toEqual([
    expect.stringContaining('Website'),
    expect.stringContaining('Bakery'),
  ]);
  const backups = report.getByRole('table', { name: 'Backups' });
  expect(await backups.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual([
    '31/01/2026, 02:30',
    'UpdraftPlus',
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('checkbox', { name: 'Backups' }).uncheck();
  await backups.waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Incidents' }).uncheck();
  await report.getByRole('heading', { name: 'Uptime' }).waitFor();
  await incidents.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/view=report&sections=summary/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Other period' }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByText('A report covers at most 400 days', { exact: false }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Branding' }).click();
  await page.getByRole('heading', { level: 1, name: 'Branding of reports' }).waitFor();
  await page.getByLabel('Name on reports').fill('Harbour Studio');
  await report.getByText('Harbour Studio', { exact: true }).waitFor();
  const { body: before } = await world().get('get-branding-v1', { client_id_or_email: clientId });
  expect(before.own).toEqual([]);
  await page.getByRole('switch', { name: 'Choose the sections here' }).click();
  await page.getByRole('checkbox', { name: 'Backups' }).uncheck();
  await report.getByRole('heading', { name: 'Backups' }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Backups' }).check();
  await report.getByRole('heading', { name: 'Backups' }).waitFor();
  await page.getByRole('switch', { name: 'Choose the sections here' }).click();
  await page.getByLabel('Text before the figures').fill('Dear {clent}');
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await page.getByRole('img', { name: 'The chosen logo' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('There is no variable {clent}', { exact: false }).waitFor();
  await page.getByLabel('Text before the figures').fill('Dear {client}, {incidents} incident.');
  const preview = page.getByRole('radiogroup', { name: 'Preview' });
  await preview.getByText('E-mail').click();
  await page.getByText(/^Report for Anna’s Bakery, /).waitFor();
  await page.getByLabel('Subject of e-mails').fill('{period}: {incidentz}');
  await page.getByText('There is no variable {incidentz}. Use {client}, {period}', { exact: false }).waitFor();
  await page.getByLabel('Subject of e-mails').fill('{incidents} incident at {client}');
  await page.getByLabel('Text of e-mails').fill('Hello from us,\n\nuptime: {uptime}.');
  await page.getByText('1 incident at Anna’s Bakery').waitFor();
  await page.getByText('Hello from us', { exact: false }).last().waitFor();
  await page.getByText(/report-anna-s-bakery-\d{4}-\d\d\.pdf/).waitFor();
  await expectAccessible(page);
  await preview.getByText('Report').click();
  await page.getByRole('combobox', { name: 'Language of reports' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await report.getByText('Dear Anna’s Bakery, 1 incident.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Branding changed');
  await report.getByText('Dear Anna’s Bakery, 1 incident.').waitFor();
  await report.getByRole('img', { name: 'Harbour Studio' }).waitFor();
  await report.getByText('Website-Bericht', { exact: false }).first().waitFor();
  await expectAccessible(page);
  expect((await world().get('get-branding-v1', { client_id_or_email: clientId })).body).toMatchObject({
    name: 'Harbour Studio',
    logo: { type: 'image/png' },
    mail_subject: '{incidents} incident at {client}',
    own: ['name', 'logo', 'intro', 'mail_subject', 'mail_text', 'language'],
  });
});

it('lets viewers look at reports, but not change how they look', async () => {
  const clientId = (await world().post('add-client-v1', { name: 'Ben' })).body.id as number;
  const { page } = await visitors.signedIn('viewer', { at: `/clients/${clientId}?view=report` });
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  expect(await page.getByRole('link', { name: 'Branding' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open in a new tab' }).count()).toBe(1);
});
