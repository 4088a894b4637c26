import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveClient } from '../clients/index.ts';
import { reportInput, wantedDays } from '../reports/index.ts';
import { clientReport, printReportNow, reportFileName } from './client-report.ts';

export const printClientReport = ability({
  name: 'print-client-report-v1',
  summary:
    'Print the report of a client as PDF, for a month or another period. Use get-client-report-v1 for the figures alone.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object(reportInput),
  output: Type.Object({
    file_name: Type.String({ description: 'Name for the file.' }),
    pdf_base64: Type.String({ description: 'The PDF, in base64.' }),
  }),
  errors: ['client_not_found', 'invalid_input', 'report_not_printed'],
}).run(async ({ client_id_or_email, month, from, to, time_zone, ...wanted }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  const days = await wantedDays(ctx, id, { month, from, to, timeZone: time_zone });
  const made = await clientReport(ctx, { ...wanted, clientId: id, ...days });
  const pdf = await printReportNow(ctx, made);
  return { file_name: reportFileName(made), pdf_base64: Buffer.from(pdf).toString('base64') };
});
