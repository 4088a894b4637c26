import { expect, it } from 'vitest';
import { pagesOf } from '../../../ports/report-printer/conformance.ts';
import type { ReportPrinter } from '../../../ports/report-printer/port.ts';
import { clientWithSite, mailingWorld, mailsOf, SECOND_OF_NOVEMBER } from '../report-mails.fixtures.ts';
import { queueDueReports } from '../schedules/queue-due-reports.ts';
import { claimDueMail, MAIL_LEASE_MS } from './report-mail.store.ts';
import { sendReportMails } from './send-report-mails.ts';

const YEAR_MS = 366 * 24 * 3600_000;

it('sends the report of last month once to each client that is due, with the PDF', async () => {
  await using made = await mailingWorld();
  const { world, mails } = made;
  const { services } = world.app;
  const bakery = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await clientWithSite(world, 'Garage', 'ben@garage.example');
  await clientWithSite(world, 'Nobody');
  await world.post('add-client-v1', { name: 'Without sites', client_email: 'x@y.example' });
  await world.post('add-client-contact-v1', { client_id_or_email: bakery, name: 'Carl', email: 'carl@bakery.example' });
  await world.post('set-report-schedule-v1', { time_zone: 'UTC' });
  await world.post('set-report-schedule-v1', { client_id: bakery, time_zone: 'UTC', day: 2 });
  expect(await queueDueReports(services)).toBe(0); // nothing on months that are long over
  made.at(SECOND_OF_NOVEMBER);
  // As two processes would.
  await Promise.all([queueDueReports(services), queueDueReports(services)]);
  await Promise.all([sendReportMails(services), sendReportMails(services)]);
  expect(mails.mails.map(({ to }) => to.toSorted()).toSorted()).toEqual([
    ['anna@bakery.example', 'carl@bakery.example'],
    ['ben@garage.example'],
  ]);
  expect((await mailsOf(world)).map(({ client, period, state }) => [client, period, state]).toSorted()).toEqual([
    ['Bakery', '2026-10', 'sent'],
    ['Garage', '2026-10', 'sent'],
    ['Nobody', '2026-10', 'failed'],
  ]);
  const attached = (mails.mails[0]?.content ?? '').split('Content-Type: application/pdf')[1] ?? '';
  const [, encoded = ''] = attached.split('\r\n\r\n');
  const text = (await pagesOf(Buffer.from(encoded, 'base64'))).join(' ');
  expect(text).toMatch(/Site of (?:Bakery|Garage)/);
  expect(mails.mails[0]?.content).toMatch(/filename="?report-(?:bakery|garage)-2026-10\.pdf/);

  await queueDueReports(services);
  await sendReportMails(services);
  expect(mails.mails).toHaveLength(2);
  // After a year without the server: one report, not twelve.
  made.at(SECOND_OF_NOVEMBER + YEAR_MS);
  await queueDueReports(services);
  await sendReportMails(services);
  expect(mails.mails).toHaveLength(4);
});

it('does not send a mail again whose answer got lost, and sends one that was refused for now again', async () => {
  let answer: 'lost' | 'busy' | 'fine' = 'busy';
  let breakOff = () => {};
  const sent: string[] = [];
  await using made = await mailingWorld({
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        sent.push(answer);
        if (answer === 'lost') breakOff();
        else done(answer === 'fine' ? null : Object.assign(new Error('Try later'), { responseCode: 451 }));
      });
    },
  });
  breakOff = made.mails.breakOff;
  const { world, clock } = made;
  const { services } = world.app;
  const client_id_or_email = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await world.post('send-report-v1', { client_id_or_email });
  await sendReportMails(services);
  expect(await mailsOf(world)).toMatchObject([
    { state: 'pending', attempts: 1, answer: expect.stringContaining('451') },
  ]);
  answer = 'lost';
  clock.advance(60_000);
  await sendReportMails(services);
  const [unknown] = await mailsOf(world);
  expect(unknown).toMatchObject({ state: 'unknown', answer: expect.stringContaining('may have arrived') });
  answer = 'fine';
  clock.advance(YEAR_MS);
  await sendReportMails(services);
  expect(sent).toEqual(['busy', 'lost']);
});

it('makes a mail again whose process died before it was sent, and leaves alone what was being sent', async () => {
  await using made = await mailingWorld();
  const { world, clock, mails } = made;
  const { services } = world.app;
  for (const name of ['Bakery', 'Garage']) {
    const client_id_or_email = await clientWithSite(world, name, `${name}@a.example`.toLowerCase());
    await world.post('send-report-v1', { client_id_or_email });
  }
  const claim = () => services.database.write(trx => claimDueMail(trx, clock.now()));
  const [first] = [await claim(), await claim()];
  await services.database.write(trx =>
    trx.updateTable('report_mails').set({ state: 'sending' }).where('id', '=', Number(first?.id)).execute(),
  );
  await sendReportMails(services);
  expect(mails.mails).toEqual([]);
  clock.advance(MAIL_LEASE_MS);
  await sendReportMails(services);
  expect(mails.mails.map(({ to }) => to)).toEqual([['garage@a.example']]);
  expect(await mailsOf(world)).toMatchObject([
    { client: 'Garage', state: 'sent' },
    { client: 'Bakery', state: 'unknown', answer: expect.stringContaining('Ask the recipients') },
  ]);
});

// Seen to fail where an error after the mail server has taken the mail counts as one before: it went out twice.
it('does not send a mail again of which only the end could not be stored', async () => {
  await using made = await mailingWorld();
  const { world, clock, mails } = made;
  const { services } = world.app;
  const { database } = services;
  const client_id_or_email = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await world.post('send-report-v1', { client_id_or_email });
  let broken = false;
  const write: typeof database.write = work => {
    if (broken || mails.mails.length === 0) return database.write(work);
    broken = true;
    return Promise.reject(new Error('the connection to the store broke'));
  };
  await Promise.allSettled([sendReportMails({ ...services, database: { ...database, write } })]);
  expect(broken).toBe(true);
  clock.advance(YEAR_MS);
  await sendReportMails(services);
  expect(mails.mails).toHaveLength(1);
  expect(await mailsOf(world)).toMatchObject([
    { state: 'unknown', answer: expect.stringContaining('could not store what became of it') },
  ]);
});

it('sends no report to a client that was suspended, or whose schedule was switched off, after it was due', async () => {
  let answer: 'busy' | 'fine' = 'busy';
  await using made = await mailingWorld({
    onData(stream, _session, done) {
      const busy = Object.assign(new Error('Try later'), { responseCode: 451 });
      stream.resume().on('end', () => done(answer === 'busy' ? busy : null));
    },
  });
  const { world, clock } = made;
  const { services } = world.app;
  const suspended = await clientWithSite(world, 'Suspended', 'a@a.example');
  const own = await clientWithSite(world, 'Own', 'b@b.example');
  const deleted = await clientWithSite(world, 'Deleted', 'c@c.example');
  await clientWithSite(world, 'Other', 'd@d.example');
  const set = async (input: object) => (await world.post('set-report-schedule-v1', input)).body;
  await set({ time_zone: 'UTC' });
  const { id: schedule_id } = await set({ client_id: deleted, time_zone: 'UTC' });
  made.at(SECOND_OF_NOVEMBER);
  expect(await queueDueReports(services)).toBe(4);
  await sendReportMails(services);
  expect((await mailsOf(world)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'pending']);
  await world.post('suspend-client-v1', { client_id_or_email: suspended });
  await set({ client_id: own, enabled: false });
  answer = 'fine';
  clock.advance(60_000);
  await sendReportMails(services);
  const newest = async (client: string) => (await mailsOf(world)).find(mail => mail.client === client);
  expect(await newest('Suspended')).toMatchObject({ state: 'failed', answer: expect.stringContaining('is suspended') });
  expect(await newest('Own')).toMatchObject({ state: 'failed', answer: expect.stringContaining('switched off') });
  expect([await newest('Deleted'), await newest('Other')]).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  // Whoever asks for it gets it.
  await world.post('send-report-v1', { client_id_or_email: own });
  await sendReportMails(services);
  expect(await newest('Own')).toMatchObject({ state: 'sent' });
  // A deleted schedule sends no more than one that is off, unless that for all goes on.
  made.at(Date.parse('2026-12-02T07:00:00Z'));
  await queueDueReports(services);
  await set({ enabled: false });
  await world.post('delete-report-schedule-v1', { schedule_id });
  await sendReportMails(services);
  expect(await newest('Deleted')).toMatchObject({ period: '2026-11', state: 'failed' });
});

it('sends no report to a client that was suspended while it was printed', async () => {
  await using made = await mailingWorld();
  const { world, mails } = made;
  const { services } = world.app;
  const client = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await world.post('set-report-schedule-v1', { time_zone: 'UTC' });
  made.at(SECOND_OF_NOVEMBER);
  await queueDueReports(services);
  const { reportPrinter } = services;
  const print: ReportPrinter['print'] = async report => {
    await world.post('suspend-client-v1', { client_id_or_email: client });
    return reportPrinter.print(report);
  };
  await sendReportMails({ ...services, reportPrinter: { ...reportPrinter, print } });
  expect(mails.mails).toEqual([]);
  expect(await mailsOf(world)).toMatchObject([{ state: 'failed', answer: expect.stringContaining('is suspended') }]);
});

it('waits with a report until its period has ended in the time zone of the client', async () => {
  await using made = await mailingWorld();
  const { world, mails } = made;
  const { services } = world.app;
  const client_id = await clientWithSite(world, 'Bakery', 'anna@bakery.example');
  await world.post('update-branding-v1', { client_id_or_email: client_id, time_zone: 'Europe/Berlin' });
  await world.post('set-report-schedule-v1', { every: 'week', time_zone: 'Asia/Tokyo' });
  // Monday at seven in Tokyo, Sunday at eleven in the evening in Berlin.
  made.at(Date.parse('2027-01-03T22:00:00Z'));
  expect(await queueDueReports(services)).toBe(1);
  for (const instant of ['2027-01-03T22:00:00Z', '2027-01-03T22:59:59Z']) {
    made.at(Date.parse(instant));
    await sendReportMails(services);
    expect(await mailsOf(world)).toMatchObject([
      { period: '2026-W53', state: 'pending', attempts: 0, next_at: '2027-01-03T23:00:00Z' },
    ]);
  }
  expect(mails.mails).toEqual([]);
  made.at(Date.parse('2027-01-03T23:00:00Z'));
  await sendReportMails(services);
  expect(await mailsOf(world)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(mails.mails).toHaveLength(1);
  const [, encoded = ''] =
    (mails.mails[0]?.content ?? '').split('Content-Type: application/pdf')[1]?.split('\r\n\r\n') ?? [];
  expect((await pagesOf(Buffer.from(encoded, 'base64'))).join(' ')).not.toContain('not ended yet');
  // Who asks for a report gets it as things stand.
  await world.post('send-report-v1', { client_id_or_email: client_id, period: '2027-W01' });
  await sendReportMails(services);
  expect(mails.mails).toHaveLength(2);
});
