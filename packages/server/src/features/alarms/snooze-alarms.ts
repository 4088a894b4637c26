import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { INSTANT_PATTERN, instantMs } from '../../kernel/text/instants.ts';
import { alarmIds } from './alarm.schemas.ts';
import { changeAlarms, changedAlarms } from './change-alarms.ts';

const MOST_DAYS = 366;

export const snoozeAlarms = ability({
  name: 'snooze-alarms-v1',
  summary:
    'Snooze alarms: nothing more is told of them until then, except that they are over. Those that are still open then are told again.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    alarm_ids: alarmIds,
    until: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: INSTANT_PATTERN,
      description: 'Until when, as ISO 8601; at most a year ahead. null ends the snooze.',
    }),
  }),
  output: changedAlarms,
  errors: ['alarm_not_found', 'invalid_input'],
}).run(({ alarm_ids, until }, ctx) => {
  const now = ctx.clock.now();
  const snoozed_until = until === null ? null : instantMs(until);
  if (snoozed_until !== null && (snoozed_until <= now || snoozed_until > now + MOST_DAYS * 24 * 3600_000)) {
    throw invalidInput('snooze_time', 'until: must be in the future, at most a year ahead.');
  }
  return changeAlarms(ctx, alarm_ids, { action: 'alarm.snoozed', set: { snoozed_until }, detail: { until } });
});
