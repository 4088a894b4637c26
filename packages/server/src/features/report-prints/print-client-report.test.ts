import { expect, it } from 'vitest';
import { pagesOf } from '../../ports/report-printer/conformance.ts';
import { PrintError, type ReportPrinter } from '../../ports/report-printer/port.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { reportFileName } from './client-report.ts';

const broken: ReportPrinter = {
  kind: 'library',
  print: () => Promise.reject(new PrintError('Printing the report took too long.')),
  close: async () => {},
};
const world = useWorld();
const without = useWorld({ parts: { reportPrinter: broken } });

it('prints the report of a client with its name, its sites and the period', async () => {
  const { body: client } = await world().post('add-client-v1', { name: 'Müller & Söhne' });
  await storeSite(world(), { url: 'https://mueller.example/', name: 'Shop & <b>more</b>', client_id: client.id });
  const input = { client_id_or_email: client.id, month: '2026-08' };
  const { status, body } = await world().get('print-client-report-v1', input);
  expect([status, body.file_name]).toEqual([200, 'report-mueller-soehne-2026-08.pdf']);
  const text = (await pagesOf(Buffer.from(body.pdf_base64, 'base64'))).join(' ').replaceAll(/\s+/g, ' ');
  for (const part of ['Müller & Söhne', 'August 2026', 'Shop & <b>more</b>']) expect(text).toContain(part);
});

it('names a file that every system takes', () => {
  const report = (name: string, month: string | null) =>
    ({ client: { id: 1, name }, period: { month, from: '2026-08-01', to: '2026-08-15' } }) as never;
  expect(reportFileName({ report: report('../../etc/"Ünïcode"\r\n', null) })).toBe(
    'report-etc-uenicode-2026-08-01-to-2026-08-15.pdf',
  );
  expect(reportFileName({ report: report('株式会社', '2026-08') })).toBe('report-2026-08.pdf');
});

it('says that a report could not be printed', async () => {
  const { body: client } = await without().post('add-client-v1', { name: 'Bakery' });
  const { status, body } = await without().get('print-client-report-v1', { client_id_or_email: client.id });
  expect([status, body.code]).toEqual([503, 'svc_report_not_printed']);
  expect(body.message).toContain('took too long');
});
