import { Type } from 'typebox';
import { WEEKDAYS, type Weekday } from '../../../kernel/time/openings.ts';
import {
  EVENT_GROUP_NAMES,
  EVENT_SEVERITIES,
  EVENT_TYPE_NAMES,
  type EventGroup,
  type EventSeverity,
  type EventType,
} from '../../events/index.ts';
import type { RuleSettings } from './rule.ts';

const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';
const oneOf = <V extends string>(values: readonly V[], description: string, more: object = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], description, ...more });
const ids = (description: string, least = 0) =>
  Type.Array(Type.Integer({ minimum: 1 }), { minItems: least, maxItems: 1000, description });
const timeOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: TIME, examples: ['22:00'], description });

export const ruleIdSchema = Type.Integer({ minimum: 1, description: 'Id of the alarm rule.' });

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Name of the rule.' });
const enabled = Type.Boolean({ description: 'Whether the rule is enabled.' });

/** How a rule tells; the members are those of `RuleSettings`. */
const settings = {
  events: Type.Array(oneOf<EventType | EventGroup>([...EVENT_GROUP_NAMES, ...EVENT_TYPE_NAMES], 'A type or a group.'), {
    maxItems: 100,
    description: 'Types of events and groups of types; empty for all. That a told alarm is over is told in any case.',
  }),
  min_severity: oneOf<EventSeverity>(EVENT_SEVERITIES, 'Only events that are at least this urgent.'),
  when: oneOf<RuleSettings['when']>(['at_once', 'daily', 'weekly'], 'At once, or as a daily or weekly digest.'),
  digest_at: Type.String({ pattern: TIME, examples: ['08:00'], description: 'When a digest is sent, HH:MM.' }),
  digest_day: oneOf<Weekday>(WEEKDAYS, 'Day of a weekly digest.'),
  time_zone: Type.String({ minLength: 1, maxLength: 100, description: 'IANA name, e.g. Europe/Berlin.' }),
  quiet_from: timeOrNull('Start of quiet hours, HH:MM: what happens then is told at their end; null for none.'),
  quiet_to: timeOrNull('End of quiet hours, HH:MM.'),
  critical_passes: Type.Boolean({ description: 'Whether critical events are told in quiet hours too.' }),
  grouping: oneOf<RuleSettings['grouping']>(
    ['cause', 'each'],
    'cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.',
  ),
  remind_after_minutes: Type.Integer({
    minimum: 0,
    maximum: 43_200,
    description: 'Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never.',
  }),
  tell_recovery: Type.Boolean({ description: 'Whether it is told that an alarm is over.' }),
  tell_browsers: Type.Boolean({
    description: 'Whether people who have turned on notifications in their browser are told there.',
  }),
};

const limits = {
  tag_ids: Type.Optional(ids('Only sites with one of these tags. Without tags and clients: all sites.')),
  client_ids: Type.Optional(ids('Only these clients and their sites. Without tags and clients: all sites.')),
};

const optional = Object.fromEntries(Object.entries(settings).map(([key, schema]) => [key, Type.Optional(schema)])) as {
  [K in keyof typeof settings]: ReturnType<typeof Type.Optional<(typeof settings)[K]>>;
};

/** What a rule says of events, without whom it tells. */
export const ruleConditions = { ...limits, ...optional };

export const newRule = {
  name,
  enabled: Type.Optional(enabled),
  channel_ids: ids('Channels that are told, by id; at least one, unless browsers are told.'),
  ...ruleConditions,
};

export const changedRule = {
  rule_id: ruleIdSchema,
  name: Type.Optional(name),
  enabled: Type.Optional(enabled),
  channel_ids: Type.Optional(ids('Channels that are told, by id; at least one, unless browsers are told.')),
  ...ruleConditions,
};

const named = (thing: string) =>
  Type.Array(
    Type.Object({
      id: Type.Integer({ description: `Id of the ${thing}.` }),
      name: Type.String({ description: `Name of the ${thing}.` }),
    }),
    { description: `Each ${thing} of the rule.` },
  );

export const ruleSchema = Type.Object(
  {
    id: ruleIdSchema,
    name,
    enabled,
    limited: Type.Boolean({
      description: 'Only for its tags and clients. If all of them were deleted, it tells nothing.',
    }),
    tags: named('tag'),
    clients: named('client'),
    channels: named('channel'),
    ...settings,
    next_digest_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When the next digest is due, ISO 8601 UTC; null for a rule that tells at once.',
    }),
  },
  { description: 'The alarm rule.' },
);
