import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { withDefaults } from '../update-runs/index.ts';
import { typesOfGroups } from '../updates/index.ts';
import { nextOpening } from './opening.ts';
import { changedWindow, windowFields } from './window.schemas.ts';
import { changeWindow } from './window.store.ts';
import { demandPossible, demandWindow, timesOf, windowView } from './window.ts';

export const updateUpdateWindow = ability({
  name: 'update-update-window-v1',
  summary: 'Change a maintenance window, or switch it off and on. Only what is given changes.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object(changedWindow),
  output: windowFields,
  errors: ['update_window_not_found', 'invalid_input'],
}).run(async ({ window_id, name, days, opens, closes, time_zone, type, strategy, enabled }, ctx) => {
  const row = await demandWindow(ctx, window_id);
  const changed = {
    ...row,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(days === undefined ? {} : { days: [...new Set(days)].join(',') }),
    ...(opens === undefined ? {} : { opens }),
    ...(closes === undefined ? {} : { closes }),
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(type === undefined ? {} : { types_json: JSON.stringify(typesOfGroups(type)) }),
    ...(strategy === undefined ? {} : { strategy_json: JSON.stringify(withDefaults(strategy)) }),
    ...(enabled === undefined ? {} : { enabled: Number(enabled) }),
  };
  demandPossible(timesOf(changed));
  const { id, ...set } = { ...changed, next_open_at: nextOpening(timesOf(changed), ctx.clock.now()).opensAt };
  return change(ctx, async trx => {
    await changeWindow(trx, id, set);
    const audit = [{ action: 'update_window.updated', subject: `update_window:${id}`, detail: { name: set.name } }];
    return { result: windowView({ id, ...set }), audit };
  });
});
