import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { REPORT_LANGUAGES, REPORT_SECTIONS, type ReportLanguage, type ReportSection } from '../branding/index.ts';
import { clientSelectorSchema, resolveClient } from '../clients/index.ts';
import { buildReport } from './build-report.ts';
import { reportSchema } from './report.schemas.ts';
import { wantedDays } from './wanted-days.ts';

const DAY = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** What a report can be asked for. */
export const reportInput = {
  client_id_or_email: clientSelectorSchema,
  month: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      examples: ['2026-10'],
      description: 'A whole month, YYYY-MM. Without month and days: last month.',
    }),
  ),
  from: Type.Optional(
    Type.String({ pattern: DAY, examples: ['2026-10-01'], description: 'First day of any other period, YYYY-MM-DD.' }),
  ),
  to: Type.Optional(
    Type.String({ pattern: DAY, examples: ['2026-10-31'], description: 'Last day of it, YYYY-MM-DD.' }),
  ),
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      examples: ['Europe/Berlin'],
      description: 'Time zone of the days, as an IANA name. Default: the one in the branding of the client.',
    }),
  ),
  language: Type.Optional(
    Type.Unsafe<ReportLanguage>({
      type: 'string',
      enum: [...REPORT_LANGUAGES],
      description: 'Language of the texts. Default: the one in the branding of the client.',
    }),
  ),
  sections: Type.Optional(
    Type.Array(Type.Unsafe<ReportSection>({ type: 'string', enum: [...REPORT_SECTIONS] }), {
      maxItems: REPORT_SECTIONS.length,
      description: 'Only these sections. Default: the ones in the branding of the client.',
    }),
  ),
};

export const getClientReport = ability({
  name: 'get-client-report-v1',
  summary:
    'Get the figures of a client for a month or another period: uptime, incidents, updates with versions, rollbacks, security, certificates and domains. Use it to tell a client what was done.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object(reportInput),
  output: reportSchema,
  errors: ['client_not_found', 'invalid_input'],
}).run(async ({ client_id_or_email, month, from, to, time_zone, ...wanted }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  const days = await wantedDays(ctx, id, { month, from, to, timeZone: time_zone });
  return buildReport(ctx, { ...wanted, clientId: id, ...days });
});
