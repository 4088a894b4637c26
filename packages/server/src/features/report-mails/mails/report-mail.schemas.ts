import { Type } from 'typebox';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { daysOfPeriod, PERIOD_NAME } from '../../reports/index.ts';
import { type MailState, type NamedMail, REPORT_MAIL_STATES } from './report-mail.store.ts';

const PERIOD_FORMS =
  'a month, YYYY-MM, a week, YYYY-Wnn (ISO 8601), a quarter, YYYY-Qn, or days, YYYY-MM-DD/YYYY-MM-DD';

export const askedPeriodSchema = Type.String({
  pattern: PERIOD_NAME,
  examples: ['2026-10', '2026-W42', '2026-Q4'],
  description: `Period of the report: ${PERIOD_FORMS}. Default: the month before.`,
});

const periodSchema = Type.String({
  pattern: PERIOD_NAME,
  examples: ['2026-10'],
  description: `Period of the report: ${PERIOD_FORMS}.`,
});

export const reportMailSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the mail.' }),
    client_id: Type.Integer({ description: 'Id of the client.' }),
    client: Type.String({ description: 'Name of the client.' }),
    period: periodSchema,
    from: Type.String({ description: 'First day of the period, YYYY-MM-DD.' }),
    to: Type.String({ description: 'Last day of the period, YYYY-MM-DD.' }),
    asked_by: Type.String({ description: 'schedule, or who had it sent, such as user:anna.' }),
    state: Type.Unsafe<MailState>({
      type: 'string',
      enum: [...REPORT_MAIL_STATES],
      description:
        'pending: waits, also for another attempt; preparing, sending: at this moment; sent; failed; unknown: it was handed over and no answer came, so that it may have arrived.',
    }),
    recipients: Type.Array(Type.String({ description: 'An e-mail address.' }), {
      description: 'Where it was sent. Empty before the first attempt.',
    }),
    attempts: Type.Integer({ description: 'How often it was tried.' }),
    answer: Type.String({ description: 'What the mail server said, or why the mail was not sent.' }),
    created_at: Type.String({ description: 'When it became due, ISO 8601 UTC.' }),
    next_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it is tried (again), ISO 8601 UTC; null if that is over.',
    }),
    ended_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it was sent or given up, ISO 8601 UTC.',
    }),
  },
  { description: 'A report as a mail.' },
);

export function reportMailView(row: NamedMail) {
  return {
    id: row.id,
    client_id: row.client_id,
    client: row.client_name,
    period: row.period,
    ...daysOfPeriod(row.period),
    asked_by: row.asked_by,
    state: row.state as MailState,
    recipients: JSON.parse(row.recipients_json) as string[],
    attempts: row.attempts,
    answer: row.answer,
    created_at: isoInstant(row.created_at),
    next_at: isoInstantOrNull(row.next_at),
    ended_at: isoInstantOrNull(row.ended_at),
  };
}
