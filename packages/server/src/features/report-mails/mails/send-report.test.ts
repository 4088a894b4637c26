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

it('says what to set where there is no mail server', async () => {
  const client_id_or_email = await clientWithSite(world(), 'Bakery');
  const { status, body } = await world().post('send-report-v1', { client_id_or_email });
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(/page Settings, or SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM/),
  ]);
  expect((await world().post('send-report-v1', { client_id_or_email: 999 })).status).toBe(409);
});
