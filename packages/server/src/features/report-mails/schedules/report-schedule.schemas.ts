import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { WEEKDAYS, type Weekday } from '../../../kernel/time/openings.ts';
import { REPORT_INTERVALS, type ReportInterval } from './due-period.ts';
import { nextReport } from './next-report.ts';
import type { NamedSchedule } from './report-schedule.store.ts';

const MOST_RECIPIENTS = 20;

export const scheduleIdSchema = Type.Integer({ minimum: 1, description: 'Id of the schedule.' });

export const recipientsSchema = Type.Array(
  Type.String({
    maxLength: 254,
    pattern: '^[^\\s<>,;@"]+@[^\\s<>,;@"]+$',
    examples: ['anna@example.com'],
    description: 'An e-mail address.',
  }),
  {
    maxItems: MOST_RECIPIENTS,
    description: 'Addresses that reports go to. Empty: the address of the client and those of its contacts.',
  },
);

export const intervalSchema = Type.Unsafe<ReportInterval>({
  type: 'string',
  enum: [...REPORT_INTERVALS],
  description:
    'How often, and what a report is about: the week before, Monday to Sunday, the month or the quarter before.',
});

export const weekdaySchema = Type.Unsafe<Weekday>({
  type: 'string',
  enum: [...WEEKDAYS],
  description: 'Each week: day on which the report on the week before is sent, in the morning.',
});

export const daySchema = Type.Integer({
  minimum: 1,
  maximum: 28,
  description: 'Each month or quarter: day of the month after it on which its report is sent, in the morning.',
});

export const timeZoneSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'IANA name, e.g. Europe/Berlin.',
});

const PROBLEMS = ['client_suspended', 'no_mail_server'] as const;

export const reportScheduleSchema = Type.Object({
  id: scheduleIdSchema,
  client_id: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Id of the client; null: for all clients without a schedule of their own.',
  }),
  client: textOrNull('Name of the client.'),
  every: intervalSchema,
  weekday: weekdaySchema,
  day: daySchema,
  time_zone: timeZoneSchema,
  recipients: recipientsSchema,
  enabled: Type.Boolean({ description: 'Whether reports are sent.' }),
  next_at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'When the next report is sent, ISO 8601 UTC; null while it is disabled.',
  }),
  next_from: textOrNull(
    'First day that the next report is about, YYYY-MM-DD; null while it is disabled. After the interval was changed, it is the first day without a report.',
  ),
  next_to: textOrNull('Last day that the next report is about, YYYY-MM-DD; null while it is disabled.'),
  problem: Type.Unsafe<(typeof PROBLEMS)[number] | null>({
    type: ['string', 'null'],
    enum: [...PROBLEMS, null],
    description:
      'What keeps reports from being sent. client_suspended: unsuspend the client. no_mail_server: set the address of the mail server and the sender, on the page Settings or as SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM.',
  }),
});

export function scheduleView(row: NamedSchedule, { mail, clock }: Pick<Services, 'mail' | 'clock'>) {
  const enabled = row.enabled === 1;
  const next = enabled ? nextReport(row, clock.now()) : null;
  return {
    id: row.id,
    client_id: row.client_id,
    client: row.client_name,
    every: row.every,
    weekday: row.weekday,
    day: row.day,
    time_zone: row.time_zone,
    recipients: JSON.parse(row.recipients_json) as string[],
    enabled,
    next_at: next && isoInstant(next.at),
    next_from: next?.from ?? null,
    next_to: next?.to ?? null,
    problem: row.client_status === 'suspended' ? ('client_suspended' as const) : serverProblem(mail),
  };
}

const serverProblem = ({ ready }: Services['mail']) => (ready ? null : ('no_mail_server' as const));
