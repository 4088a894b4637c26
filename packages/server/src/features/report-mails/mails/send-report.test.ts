import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { clientWithSite, mailingWorld, mailsOf } from '../report-mails.fixtures.ts';
import { sendReportMails } from './send-report-mails.ts';

const world = useWorld();

it('sends a report again if somebody asks for it, in the name of the brand and in its language', async () => {
  await using made = await mailingWorld();
  const client_id_or_email = await clientWithSite(made.world, 'Bakery', 'anna@bakery.example');
  await made.world.post('update-branding-v1', { sender_name: 'Acme Agency', language: 'de' });
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await made.world.post('send-report-v1', { client_id_or_email, period: '2026-08' });
    expect([status, body.state, body.asked_by]).toEqual([200, 'pending', 'user:admin']);
  }
  await sendReportMails(made.world.app.services);
  expect((await mailsOf(made.world)).map(({ period, state }) => [period, state])).toEqual([
    ['2026-08', 'sent'],
    ['2026-08', 'sent'],
  ]);
  expect(made.mails.mails[0]?.content).toContain('From: Acme Agency <keeper@example.com>');
  expect(made.mails.mails[0]?.content).toMatch(/Subject: =\?UTF-8\?Q\?Bericht_f=C3=BCr_Bakery/);
  const audit = await made.world.app.services.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('action', '=', 'report.sent')
    .execute();
  expect(audit).toEqual(Array(2).fill({ action: 'report.sent', subject: `client:${client_id_or_email}` }));
});

it('sends the subject and text that were written, with the figures of the report', async () => {
  await using made = await mailingWorld();
  const client_id_or_email = await clientWithSite(made.world, 'Bakery', 'anna@bakery.example');
  const mail_subject = '{period}: {updates} updates for {client}';
  const mail_text = 'Dear <b>{client}</b>,\r\nuptime: {uptime}, {sites} site.\n\nYours';
  await made.world.post('update-branding-v1', { mail_subject: 'The default', contact_line: 'Call us & ask' });
  await made.world.post('update-branding-v1', { client_id_or_email, mail_subject, mail_text });
  await made.world.post('send-report-v1', { client_id_or_email, period: '2026-08' });
  await sendReportMails(made.world.app.services);
  const content = made.mails.mails[0]?.content ?? '';
  expect(content).toContain('Subject: August 2026: 0 updates for Bakery');
  const decoded = content.replaceAll('=\r\n', '').replaceAll('=E2=80=93', '–').replaceAll('\r\n', '\n');
  expect(decoded).toContain('Dear <b>Bakery</b>,\nuptime: –, 1 site.\n\nYours\n\nCall us & ask\n');
  expect(decoded).toContain(
    '<p>Dear &lt;b&gt;Bakery&lt;/b&gt;,<br>uptime: –, 1 site.</p>\n<p>Yours</p>\n<p>Call us &amp; ask</p>',
  );
});

it('lets no name of a client or a brand add a header or a recipient', async () => {
  await using made = await mailingWorld();
  const client_id_or_email = await clientWithSite(made.world, 'Bakery', 'anna@bakery.example');
  const name = 'Bakery\r\nBcc: eve@example.com\nX-Evil: 1\u2028X-Evil: 2\r\n\r\nNot the body';
  const { database } = made.world.app.services;
  await database.write(async trx => {
    await trx.updateTable('clients').set({ name }).where('id', '=', client_id_or_email).execute();
  });
  await made.world.post('update-branding-v1', { sender_name: 'Acme\r\nBcc: mallory@example.com', name: 'x' });
  for (const mail_subject of [null, '{client} {sender}', '{client}']) {
    await made.world.post('update-branding-v1', { mail_subject });
    await made.world.post('send-report-v1', { client_id_or_email, period: '2026-08' });
    await sendReportMails(made.world.app.services);
  }
  expect(made.mails.mails.map(({ to }) => to)).toEqual(Array(3).fill(['anna@bakery.example']));
  for (const { content } of made.mails.mails) {
    const [head = ''] = content.split('\r\n\r\n');
    const fields = head.split('\r\n').filter(line => !/^\s/.test(line));
    expect(fields.map(line => line.split(':')[0]).toSorted()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
      'X-Auto-Response-Suppress',
    ]);
  }
});

it('says what to set where there is no mail server', async () => {
  const client_id_or_email = await clientWithSite(world(), 'Bakery');
  const { status, body } = await world().post('send-report-v1', { client_id_or_email });
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(/page Settings, or SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM/),
  ]);
  expect((await world().post('send-report-v1', { client_id_or_email: 999 })).status).toBe(409);
});
