import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { INSTANT_PATTERN, instantMs } from '../../kernel/text/instants.ts';
import { itemIdsSchema } from './inbox.schemas.ts';
import { markedItems, markItems } from './mark-items.ts';

const MOST_DAYS = 366;

export const snoozeInbox = ability({
  name: 'snooze-inbox-v1',
  summary:
    'Put items of the inbox aside until a time: they are not listed, and nothing more is told of their alarms. What is still wrong then is listed again.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    item_ids: itemIdsSchema,
    until: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: INSTANT_PATTERN,
      description: 'Until when, as ISO 8601; at most a year ahead. null ends the snooze.',
    }),
  }),
  output: markedItems,
  errors: ['invalid_input'],
}).run(({ item_ids, until }, ctx) => {
  const now = ctx.clock.now();
  const snoozed_until = until === null ? null : instantMs(until);
  if (snoozed_until !== null && (snoozed_until <= now || snoozed_until > now + MOST_DAYS * 24 * 3600_000)) {
    throw invalidInput('snooze_time', 'until: must be in the future, at most a year ahead.');
  }
  return markItems(ctx, item_ids, { action: 'inbox.snoozed', set: { snoozed_until }, detail: { until } });
});
