import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { nextSendAt } from './due-period.ts';
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

export const daySchema = Type.Integer({
  minimum: 1,
  maximum: 28,
  description: 'Day of the month on which the report on the month before is sent, in the morning.',
});

export const timeZoneSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'IANA name, e.g. Europe/Berlin.',
});

const PROBLEMS = ['no_mail_server'] as const;

export const reportScheduleSchema = Type.Object({
  id: scheduleIdSchema,
  client_id: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Id of the client; null: for all clients without a schedule of their own.',
  }),
  client: textOrNull('Name of the client.'),
  day: daySchema,
  time_zone: timeZoneSchema,
  recipients: recipientsSchema,
  enabled: Type.Boolean({ description: 'Whether reports are sent.' }),
  next_at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'When the next report is sent, ISO 8601 UTC; null while it is disabled.',
  }),
  problem: Type.Unsafe<(typeof PROBLEMS)[number] | null>({
    type: ['string', 'null'],
    enum: [...PROBLEMS, null],
    description:
      'What keeps reports from being sent. no_mail_server: set the address of the mail server and the sender, on the page Settings or as SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM.',
  }),
});

export function scheduleView(row: NamedSchedule, { mail, clock }: Pick<Services, 'mail' | 'clock'>) {
  const enabled = row.enabled === 1;
  return {
    id: row.id,
    client_id: row.client_id,
    client: row.client_name,
    day: row.day,
    time_zone: row.time_zone,
    recipients: JSON.parse(row.recipients_json) as string[],
    enabled,
    next_at: enabled ? isoInstant(nextSendAt(row, clock.now())) : null,
    problem: mail.ready ? null : ('no_mail_server' as const),
  };
}
