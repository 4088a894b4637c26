import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { isPermitted } from '../../../kernel/ability/permission.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { listAuditLog } from '../../audit/index.ts';
import {
  clientOfEventSchema,
  eventSeveritySchema,
  eventView,
  selectEventsBefore,
  siteOfEventSchema,
} from '../../events/index.ts';
import { type FoundChanges, selectChangesBefore } from './activity.store.ts';
import { ACTIVITY_PLACE_PATTERN, activityPlaceText, readActivityPlace } from './activity.ts';
import { changeViews } from './change.views.ts';

const activitySchema = Type.Object({
  kind: Type.Unsafe<'event' | 'change'>({
    type: 'string',
    enum: ['event', 'change'],
    description: 'event: as in list-events-v1. change: as in list-audit-log-v1.',
  }),
  id: Type.Integer({ description: 'Id of the event, or number of the entry in the audit log.' }),
  at: Type.String({ description: 'When it happened, ISO 8601 UTC.' }),
  type: Type.String({ description: 'Type of the event, such as site.down; or the action, such as site.added.' }),
  severity: eventSeveritySchema,
  title: Type.String({ description: 'What happened, in one line.' }),
  by: textOrNull('Who did it: user:, key: or system:, followed by the name; null for an event.'),
  name: Type.String({ description: 'What it was done to, by name; empty if it has none or is gone.' }),
  subject: textOrNull('What it was done to, by kind and id, such as site:12.'),
  site: siteOfEventSchema,
  client: clientOfEventSchema,
});

const NONE: FoundChanges = { changes: [], reached: undefined };

export const listActivity = ability({
  name: 'list-activity-v1',
  summary:
    'List what happened and what people did, newest first: events, and to those who may see the audit log also changes. Use it to see what went on.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30, description: 'At most so many.' })),
    before: Type.Optional(
      Type.String({
        pattern: ACTIVITY_PLACE_PATTERN,
        examples: ['1203-5518'],
        description: '`next` of the answer before: what is older than it.',
      }),
    ),
    ...siteScopeInput('what is about clients or sites'),
  }),
  output: Type.Object({
    items: Type.Array(activitySchema, { description: 'Newest first.' }),
    next: textOrNull(
      '`before` of the next page; null if there is no more. A page that has one may still have few items or none.',
    ),
  }),
}).run(async ({ limit = 30, before, client_id, tag_id }, ctx) => {
  const { db } = ctx.database;
  const place = before === undefined ? undefined : readActivityPlace(before);
  const scope = { client_id, tag_id };
  const rows = await selectEventsBefore(db, place?.event, limit + 1, scope);
  const wanted = { most: limit + 1, scope };
  const { changes, reached } = isPermitted(ctx.actor, listAuditLog)
    ? await selectChangesBefore(db, place === undefined ? wanted : { ...wanted, before: place.change })
    : NONE;
  // What is older than the changes that were looked at comes after those that were not.
  const older = reached === undefined ? -1 : rows.findIndex(row => row.occurred_at < reached.at);
  const events = (older === -1 ? rows : rows.slice(0, older)).map(row => {
    const { type, severity, title, site, client } = eventView(row);
    const at = row.occurred_at;
    return { kind: 'event' as const, id: row.id, ms: at, type, severity, title, site, client, by: null };
  });
  const done = await changeViews(db, changes);
  const all = [...events.map(one => ({ ...one, name: one.site?.name ?? '', subject: null })), ...done];
  // What belongs together happened in one order only within each of the two.
  const shown = all.sort((a, b) => b.ms - a.ms || b.id - a.id).slice(0, limit);
  const last = (kind: 'event' | 'change', standard: number) =>
    Math.min(standard, ...shown.flatMap(one => (one.kind === kind ? [one.id] : [])));
  const shownChanges = shown.filter(({ kind }) => kind === 'change').length;
  const next = {
    event: last('event', place?.event ?? (rows[0]?.id ?? 0) + 1),
    change:
      reached !== undefined && shownChanges === changes.length
        ? reached.seq
        : last('change', place?.change ?? (changes[0]?.seq ?? 0) + 1),
  };
  return {
    items: shown.map(({ ms, ...one }) => ({ ...one, at: isoInstant(ms) })),
    next: all.length > limit || reached !== undefined ? activityPlaceText(next) : null,
  };
});
