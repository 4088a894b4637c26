import { Type } from 'typebox';
import { EVENT_TYPE_NAMES, type EventType } from './event-types.ts';
import { EVENT_PHASES, EVENT_SEVERITIES, type EventPhase, type EventSeverity } from './types/event-type.ts';

export const eventSeveritySchema = Type.Unsafe<EventSeverity>({
  type: 'string',
  enum: [...EVENT_SEVERITIES],
  description: 'How urgent it is.',
});

export const eventTypeSchema = Type.Unsafe<EventType>({
  type: 'string',
  enum: [...EVENT_TYPE_NAMES],
  description: 'Type of an event, such as site.down.',
});

export const eventPhaseSchema = Type.Unsafe<EventPhase>({
  type: 'string',
  enum: [...EVENT_PHASES],
  description: 'opens: something begins that ends with another event. closes: that end. single: neither.',
});

const orNull = <T>(properties: object, description: string) =>
  Type.Unsafe<T | null>({ type: ['object', 'null'], properties, required: Object.keys(properties), description });

export const siteOfEventSchema = orNull<{ id: number; name: string; url: string }>(
  {
    id: { type: 'integer', description: 'Id of the site.' },
    name: { type: 'string', description: 'Name of the site.' },
    url: { type: 'string', description: 'Address of the site.' },
  },
  'The site it is about; null if it is about none.',
);

export const clientOfEventSchema = orNull<{ id: number; name: string }>(
  {
    id: { type: 'integer', description: 'Id of the client.' },
    name: { type: 'string', description: 'Name of the client.' },
  },
  'The client it is about; null if it is about none.',
);

/** An object whose members depend on the type of the event. */
export const eventDetails = (description: string) =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, description });

export const eventSchema = Type.Object({
  id: Type.Integer({ description: 'Id. Later events have higher ids.' }),
  type: Type.String({ description: 'Type, such as site.down.' }),
  severity: eventSeveritySchema,
  phase: eventPhaseSchema,
  occurred_at: Type.String({ description: 'When it happened, ISO 8601 UTC.' }),
  title: Type.String({ description: 'What happened, in one line.' }),
  text: Type.String({ description: 'What happened and what to do, as plain text.' }),
  site: siteOfEventSchema,
  client: clientOfEventSchema,
  cause: Type.String({ description: 'What it opens or closes, such as uptime:site:12; empty for a single event.' }),
  data: eventDetails('Details that depend on the type. See list-event-types-v1.'),
});
