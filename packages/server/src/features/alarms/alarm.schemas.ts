import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { clientOfEventSchema, eventSeveritySchema, siteOfEventSchema } from '../events/index.ts';

export const ALARM_STATES = ['open', 'acknowledged', 'snoozed', 'on_hold', 'closed'] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

export const alarmIds = Type.Array(Type.Integer({ minimum: 1 }), {
  minItems: 1,
  maxItems: 1000,
  description: 'Alarms, by id.',
});

export const alarmSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the alarm.' }),
  state: Type.Unsafe<AlarmState>({
    type: 'string',
    enum: [...ALARM_STATES],
    description:
      'open; acknowledged: somebody takes care of it; snoozed: nothing is told of it for a while; on_hold: its site is suspended, or was disconnected by a person; closed: it is over.',
  }),
  cause: Type.String({
    description: 'What it is about, such as uptime:site:12. One alarm of a cause is open at a time.',
  }),
  type: Type.String({ description: 'Type of the event that opened it or made it worse last.' }),
  severity: eventSeveritySchema,
  title: Type.String({ description: 'What is wrong, in one line.' }),
  text: Type.String({ description: 'What is wrong and what to do, as plain text.' }),
  site: siteOfEventSchema,
  client: clientOfEventSchema,
  data: Type.Unsafe<object>({
    type: 'object',
    additionalProperties: true,
    description: 'Details of that event.',
  }),
  opened_at: Type.String({ description: 'When it began, ISO 8601 UTC.' }),
  closed_at: textOrNull('When it ended, ISO 8601 UTC; null while it is open.'),
  acknowledged_at: textOrNull('When somebody acknowledged it, ISO 8601 UTC.'),
  acknowledged_by: textOrNull('Who acknowledged it.'),
  snoozed_until: textOrNull('Until when nothing is told of it, ISO 8601 UTC.'),
});
