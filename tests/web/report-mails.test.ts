import { expect, it } from 'vitest';
import { sendReportMails } from '../../packages/server/src/features/report-mails/index.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { openMailServer } from '../../packages/server/src/testing/index.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const mails = await openMailServer();
const env = { SITEKEEPER_SMTP_URL: mails.url(), SITEKEEPER_MAIL_FROM: 'keeper@example.com' };
const world = useWorld({ env });
const visitors = useBrowser(world);

async function storeClient(name: string) {
  const { body } = await world().post('add-client-v1', { name, client_email: `${name.toLowerCase()}@a.example` });
  await storeSite(world(), {
    url: `https://${name.toLowerCase()}.example/`,
    name: `Site of ${name}`,
    client_id: body.id,
  });
  return body.id as number;
}

it('sets a schedule, sends a report by mail, and saves it as PDF', async () => {
  const id = await storeClient('Bakery');
  const { page } = await visitors.signedIn('operator', { at: `/clients/${id}?view=mails` });
  await page.getByText('No report was sent yet').waitFor();
  await page.getByText('No schedule of its own').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day of the month').fill('5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Schedule saved');
  await page.getByText('Sent on day 5 of each month (UTC). Next report on').waitFor();

  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByLabel('How often').selectOption('Every week');
  await dialog.getByText('The first report also covers the days since the last one.').waitFor();
  await dialog.getByLabel('Day of the week').selectOption('Tuesday');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sent every Tuesday (UTC). Next report on').waitFor();
  expect(await page.getByText('Nothing is sent').count()).toBe(0);
  await world().post('suspend-client-v1', { client_id_or_email: id });
  await page.reload();
  await page.getByText('Nothing is sent: the client is suspended.').waitFor();
  await world().post('unsuspend-client-v1', { client_id_or_email: id });
  const { body } = await world().get('list-report-schedules-v1', { client_id: id });
  expect(body.items).toMatchObject([{ every: 'week', weekday: 'tue', day: 5 }]);

  await page.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'The report will be sent in a moment');
  await page.getByText('Waiting').waitFor();
  await sendReportMails(world().app.services);
  expect(mails.mails.map(({ to }) => to)).toEqual([['bakery@a.example']]);
  await page.reload();
  await page.getByText('bakery@a.example').waitFor();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^report-bakery-\d{4}-\d\d\.pdf$/);
});

// Fails if the form sends all that it began with: the next report goes to somebody who was removed.
it('leaves recipients that somebody else has changed, before or after the schedule was opened', async () => {
  const id = await storeClient('Florist');
  const set = (recipients: string[]) =>
    world().post('set-report-schedule-v1', { client_id: id, day: 2, enabled: false, recipients });
  await set(['old@a.example']);
  const { page } = await visitors.signedIn('operator', { at: `/clients/${id}?view=mails` });
  await page.getByText('Not sent automatically').waitFor();
  await set(['new@a.example']);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('new@a.example').waitFor();
  await set(['newest@a.example']);
  await dialog.getByLabel('Day of the month').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Schedule saved');
  const { body } = await world().get('list-report-schedules-v1', { client_id: id });
  expect(body.items).toMatchObject([{ day: 5, recipients: ['newest@a.example'], enabled: false }]);
});

// Fails if what was changed makes a schedule of its own: it is switched on, and its reports go to others.
it('makes no new schedule of one that somebody else has deleted since it was opened', async () => {
  const id = await storeClient('Cinema');
  const recipients = ['boss@a.example'];
  const given = { client_id: id, every: 'week', weekday: 'mon', enabled: false, recipients };
  const { body: schedule } = await world().post('set-report-schedule-v1', given);
  const { page } = await visitors.signedIn('operator', { at: `/clients/${id}?view=mails` });
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('boss@a.example').waitFor();
  await world().post('delete-report-schedule-v1', { schedule_id: schedule.id });
  await dialog.getByLabel('Day of the week').selectOption('Friday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The schedule was not found').waitFor();
  const { body } = await world().get('list-report-schedules-v1', { client_id: id });
  expect(body.items).toEqual([]);
});

// Fails if all that the form says is set: the reports go to others than the other person has chosen.
it('leaves a schedule that somebody else has added since the form for a new one was opened', async () => {
  const id = await storeClient('Library');
  const { page } = await visitors.signedIn('operator', { at: `/clients/${id}?view=mails` });
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day of the month').fill('5');
  const given = { client_id: id, every: 'week', enabled: false, recipients: ['boss@a.example'] };
  const { body: added } = await world().post('set-report-schedule-v1', given);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('There is a schedule by now').waitFor();
  const { body } = await world().get('list-report-schedules-v1', { client_id: id });
  expect(body.items).toEqual([added]);
});

it('lists and deletes the schedules of all clients', async () => {
  const { page } = await visitors.signedIn('operator', { at: '/clients?view=schedules' });
  await page.getByRole('button', { name: 'Schedule for all clients' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How often').selectOption('Every quarter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Schedule saved');
  await page.getByText('Sent on day 2 of each quarter (UTC)').waitFor();
  const row = page.getByRole('row', { name: /All other clients/ });
  await row.getByRole('button').click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete schedule' }).click();
  await expectToast(page, 'Schedule deleted');
  await page.getByRole('tab', { name: 'Report mails' }).click();
  await page.getByRole('row', { name: /Bakery/ }).waitFor();
  await expectAccessible(page);
});

it('makes a link that opens the portal of the client without signing in or scripts, and revokes it', async () => {
  const id = await storeClient('Garage');
  const { page } = await visitors.signedIn('admin', { at: `/clients/${id}?view=portal` });
  await page.getByText('There are no links to the portal yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make link' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For').fill('Ben');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');

  const client = await visitors.stranger();
  await client.page.goto(url);
  await client.page.getByRole('heading', { name: 'Garage' }).waitFor();
  await client.page.getByText('Site of Garage').waitFor();
  await expectAccessible(client.page);

  await page.getByRole('row', { name: /Ben/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Revoke link' }).click();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expectToast(page, 'Link revoked');
  expect((await fetch(url)).status).toBe(404);
});

it('quotes on German pages what was said in English of a mail that did not go out', async () => {
  const id = await storeClient('Dairy');
  await world().post('send-report-v1', { client_id_or_email: id });
  const answer = 'The mail was not accepted. It said: 550 No such mailbox';
  const settle = (state: 'failed' | 'unknown') =>
    world().app.services.database.write(trx =>
      trx
        .updateTable('report_mails')
        .set({ state, answer, next_at: null, ended_at: Date.now(), recipients_json: '["dairy@a.example"]' })
        .where('client_id', '=', id)
        .execute(),
    );
  await settle('failed');
  const { page } = await visitors.signedIn('operator', { at: `/clients/${id}?view=mails`, locale: 'de-DE' });
  const row = page.getByRole('row', { name: /dairy@a\.example/ });
  await row.getByText(`Der Server meldet auf Englisch: ${answer}`).waitFor();
  expect(await row.getByText(answer, { exact: true }).getAttribute('lang')).toBe('en');
  await settle('unknown');
  await page.reload();
  await row.getByText('Die E-Mail ist vielleicht angekommen.').waitFor();
});
