import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { eventSeveritySchema, eventView, selectEventsSince } from '../../events/index.ts';
import { selectSiteOwners } from '../telling/telling.store.ts';
import { ruleConditions } from './rule.schemas.ts';
import { simulateRule } from './simulate-rule.ts';
import { requireRuleLinks, ruleSettings } from './write-rule.ts';

const MOST_EVENTS = 5000;
const SHOWN = 100;

export const previewAlarmRule = ability({
  name: 'preview-alarm-rule-v1',
  summary:
    'Say what a rule would have told in the last days, without telling anybody. Use it before adding or changing a rule.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 7, description: 'How many days back.' })),
    ...ruleConditions,
  }),
  output: Type.Object({
    events: Type.Integer({ description: 'Events that were looked at.' }),
    truncated: Type.Boolean({
      description: `True if there were more than ${MOST_EVENTS}: only the newest are looked at.`,
    }),
    total: Type.Integer({ description: 'Messages that each channel would have got. Reminders are not counted.' }),
    messages: Type.Array(
      Type.Object({
        at: Type.String({ description: 'When, ISO 8601 UTC.' }),
        title: Type.String({ description: 'Title of the message.' }),
        severity: eventSeveritySchema,
        events: Type.Integer({ description: 'Events in it.' }),
      }),
      { description: `The newest of them, at most ${SHOWN}.` },
    ),
  }),
  errors: ['invalid_input'],
}).run(async ({ days = 7, tag_ids = [], client_ids = [], ...given }, ctx) => {
  const { db } = ctx.database;
  const settings = ruleSettings(given);
  await requireRuleLinks(db, { tag_ids, client_ids }, settings);
  const now = ctx.clock.now();
  const rows = await selectEventsSince(db, now - days * DAY_MS, MOST_EVENTS + 1);
  const looked = rows.slice(0, MOST_EVENTS).reverse();
  const owners = await selectSiteOwners(db, [...new Set(looked.flatMap(({ site_id }) => site_id ?? []))]);
  const past = looked.map(row => {
    const owner = row.site_id === null ? undefined : owners.get(row.site_id);
    return {
      event: eventView(row),
      at: row.occurred_at,
      client_id: row.client_id ?? owner?.client_id ?? null,
      tags: owner?.tags ?? [],
    };
  });
  const only = tag_ids.length + client_ids.length > 0 ? { tags: tag_ids, clients: client_ids } : undefined;
  // What is due later is not told yet, such as the next digest.
  const messages = simulateRule({ name: 'Digest', settings, only }, past).filter(({ at }) => at <= now);
  return {
    events: looked.length,
    truncated: rows.length > MOST_EVENTS,
    total: messages.length,
    messages: messages
      .slice(-SHOWN)
      .reverse()
      .map(message => ({ ...message, at: isoInstant(message.at) })),
  };
});
