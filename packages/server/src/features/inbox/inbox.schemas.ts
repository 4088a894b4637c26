import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { clientOfEventSchema, eventSeveritySchema, siteOfEventSchema } from '../events/index.ts';
import { INBOX_ACTIONS, type InboxActionName } from './details/detail.ts';
import { INBOX_KINDS, type InboxKind } from './inbox-kind.ts';

const object = (description: string) =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, description });

export const itemIdSchema = Type.String({
  minLength: 3,
  maxLength: 400,
  pattern: `^(${INBOX_KINDS.join('|')}):`,
  examples: ['site_down:12'],
  description: 'Id of an item: its kind, and what it is about.',
});

export const itemIdsSchema = Type.Array(itemIdSchema, {
  minItems: 1,
  maxItems: 200,
  description: 'Items, by id.',
});

const actionSchema = Type.Object({
  action: Type.Unsafe<InboxActionName>({
    type: 'string',
    enum: [...INBOX_ACTIONS],
    description:
      'What it does: resume or stop the run, retry what failed in it, roll back the update, reconnect, sync or check the site, patch the vulnerability, test the channel, refresh the feed, acknowledge or snooze the item.',
  }),
  ability: Type.String({ description: 'The ability that does it.' }),
  input: object('Its input; snooze-inbox-v1 also needs `until`.'),
});

export const inboxItemSchema = Type.Object({
  id: itemIdSchema,
  kind: Type.Unsafe<InboxKind>({ type: 'string', enum: [...INBOX_KINDS], description: 'What it is about.' }),
  severity: eventSeveritySchema,
  title: Type.String({ description: 'What is wrong, in one line.' }),
  text: Type.String({ description: 'The cause and what to do, as plain text.' }),
  since: Type.String({ description: 'Since when, ISO 8601 UTC.' }),
  site: siteOfEventSchema,
  sites_count: Type.Integer({ minimum: 0, description: 'Sites it is about, of those that were asked about.' }),
  client: clientOfEventSchema,
  acknowledged_at: textOrNull('When somebody acknowledged it, ISO 8601 UTC.'),
  acknowledged_by: textOrNull('Who acknowledged it.'),
  snoozed_until: textOrNull('Until when it is put aside, ISO 8601 UTC.'),
  actions: Type.Array(actionSchema, { description: 'What the caller can do about it, the most helpful first.' }),
  data: object('Details that depend on the kind.'),
});

/** @param names What is counted by. */
export const countsBy = <V extends string>(names: readonly V[], description: string) =>
  Type.Object(
    Object.fromEntries(
      names.map(name => [name, Type.Integer({ minimum: 0, description: `Items that are ${name}.` })]),
    ) as Record<V, ReturnType<typeof Type.Integer>>,
    { description },
  );
