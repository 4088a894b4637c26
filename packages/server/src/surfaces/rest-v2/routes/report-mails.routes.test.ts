import { beforeAll, expect, it } from 'vitest';
import { libraryPrinter } from '../../../ports/report-printer/library/library-printer.ts';
import { PrintError, type ReportPrinter } from '../../../ports/report-printer/port.ts';
import { useWorld } from '../../../testing/fixtures.ts';

const library = libraryPrinter();
let broken = false;
const printer: ReportPrinter = {
  kind: 'library',
  print: report => (broken ? Promise.reject(new PrintError('It took too long.')) : library.print(report)),
  close: () => library.close(),
};
const env = { SITEKEEPER_SMTP_URL: 'smtp://127.0.0.1:1?tls=off', SITEKEEPER_MAIL_FROM: 'keeper@example.com' };
const world = useWorld({ env, parts: { reportPrinter: printer } });
const without = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });
const coded = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return `${status} ${body.code}`;
};
let client = 0;
beforeAll(async () => {
  client = (await send('POST', '/clients/add', { name: 'Anna', client_email: 'anna@example.com' })).body.data.id;
});

it('REST returns the report of a client as PDF', async () => {
  const { body } = await send('GET', `/clients/${client}/report/pdf?month=2026-02`);
  expect(body).toMatchObject({ success: 1, data: { file_name: 'report-anna-2026-02.pdf' } });
  expect(Buffer.from(body.data.pdf_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await coded(send('GET', '/clients/999/report/pdf'))).toBe('404 svc_client_not_found');
  expect(await coded(send('GET', `/clients/${client}/report/pdf?from=2026-02-01`))).toBe('400 svc_invalid_input');
  broken = true;
  expect(await coded(send('GET', `/clients/${client}/report/pdf`))).toBe('503 svc_report_not_printed');
  broken = false;
});

it('REST has a report sent, and lists the mails', async () => {
  const { body } = await send('POST', `/clients/${client}/report/send`, { period: '2026-02' });
  expect(body).toMatchObject({ message: 'The report will be sent in a moment.', data: { state: 'pending' } });
  const list = await send('GET', '/report-mails');
  expect(list.body).toMatchObject({ total: 1, data: [{ client: 'Anna', period: '2026-02' }] });
  expect(await coded(send('POST', '/clients/999/report/send'))).toBe('404 svc_client_not_found');
  const noWeek = send('POST', `/clients/${client}/report/send`, { period: '2025-W53' });
  expect(await coded(noWeek)).toBe('400 svc_invalid_input');
  const { id } = (await without().rest('/clients/add', { method: 'POST', body: { name: 'Ben' } })).body.data;
  const refused = await without().rest(`/clients/${id}/report/send`, { method: 'POST' });
  expect(refused.body.code).toBe('svc_invalid_state');
});

it('REST sets, lists and deletes schedules', async () => {
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const { body } = await send(method, '/report-schedules/set', { client_id: client, day: 3 });
    expect(body).toMatchObject({ message: 'The schedule was set.', data: { client: 'Anna', day: 3 } });
  }
  expect(await coded(send('POST', '/report-schedules/set', { client_id: 999 }))).toBe('404 svc_client_not_found');
  expect(await coded(send('POST', '/report-schedules/set', { time_zone: 'x' }))).toBe('400 svc_invalid_input');
  const gone = send('POST', '/report-schedules/set', { client_id: client, schedule_id: 999 });
  expect(await coded(gone)).toBe('404 svc_report_schedule_not_found');
  const again = send('POST', '/report-schedules/set', { client_id: client, schedule_id: null });
  expect(await coded(again)).toBe('409 svc_report_schedule_exists');
  const { data } = (await send('GET', '/report-schedules')).body;
  const removed = await send('DELETE', `/report-schedules/${data[0].id}/remove`);
  expect(removed.body).toMatchObject({ message: 'The schedule was deleted.' });
  expect(await coded(send('DELETE', `/report-schedules/${data[0].id}/remove`))).toBe(
    '404 svc_report_schedule_not_found',
  );
});

it('REST makes, lists and revokes links to the portal', async () => {
  const { data } = (await send('POST', `/clients/${client}/portal-links/add`, { note: 'Anna' })).body;
  expect(data).toMatchObject({ note: 'Anna', state: 'open', url: expect.stringContaining('/portal/') });
  expect((await send('GET', `/clients/${client}/portal-links`)).body).toMatchObject({
    total: 1,
    data: [{ id: data.id }],
  });
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const { body } = await send(method, `/portal-links/${data.id}/revoke`);
    expect(body).toMatchObject({ message: 'The link was revoked.', data: { state: 'revoked' } });
  }
  expect(await coded(send('POST', '/portal-links/999/revoke'))).toBe('404 svc_portal_link_not_found');
  expect(await coded(send('POST', '/clients/999/portal-links/add'))).toBe('404 svc_client_not_found');
  expect(await coded(send('GET', '/clients/999/portal-links'))).toBe('404 svc_client_not_found');
});
