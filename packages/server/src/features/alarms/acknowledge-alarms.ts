import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { actorName } from '../../kernel/context.ts';
import { alarmIds } from './alarm.schemas.ts';
import { changeAlarms, changedAlarms } from './change-alarms.ts';

export const acknowledgeAlarms = ability({
  name: 'acknowledge-alarms-v1',
  summary: 'Acknowledge alarms: somebody takes care of them, and no rule reminds of them any more.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ alarm_ids: alarmIds }),
  output: changedAlarms,
  errors: ['alarm_not_found'],
}).run(({ alarm_ids }, ctx) =>
  changeAlarms(ctx, alarm_ids, {
    action: 'alarm.acknowledged',
    set: { acknowledged_at: ctx.clock.now(), acknowledged_by: actorName(ctx.actor) },
  }),
);
