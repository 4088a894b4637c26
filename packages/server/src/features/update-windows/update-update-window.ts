import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { areSameDays, nextOpening } from '../../kernel/time/openings.ts';
import { withDefaults } from '../update-runs/index.ts';
import { typesOfGroups } from '../updates/index.ts';
import { changedWindow, windowFieldsSchema } from './window.schemas.ts';
import { updateWindowRow, type WindowRow } from './window.store.ts';
import { claimWindow, requirePossibleTimes, timesOfWindow, windowView } from './window.ts';

export const updateUpdateWindow = ability({
  name: 'update-update-window-v1',
  summary: 'Change an update window, or enable or disable it. Only the given fields change.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  input: Type.Object(changedWindow),
  output: windowFieldsSchema,
  errors: ['update_window_not_found', 'invalid_input'],
}).run(({ window_id, name, days, opens, closes, time_zone, type, strategy, min_age_days, enabled }, ctx) =>
  audited(ctx, async trx => {
    const row = await claimWindow(trx, window_id);
    const set = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(days === undefined ? {} : { days: [...new Set(days)].join(',') }),
      ...(opens === undefined ? {} : { opens }),
      ...(closes === undefined ? {} : { closes }),
      ...(time_zone === undefined ? {} : { time_zone }),
      ...(type === undefined ? {} : { types_json: JSON.stringify(typesOfGroups(type)) }),
      ...(strategy === undefined ? {} : { strategy_json: strategy && JSON.stringify(withDefaults(strategy)) }),
      ...(min_age_days === undefined ? {} : { min_age_days }),
      ...(enabled === undefined ? {} : { enabled: Number(enabled) }),
    };
    const changed = { ...row, ...set };
    requirePossibleTimes(timesOfWindow(changed));
    // A current opening is still to be used, unless the times change.
    const next_open_at = isMoved(row, changed)
      ? nextOpening(timesOfWindow(changed), ctx.clock.now()).opensAt
      : row.next_open_at;
    await updateWindowRow(trx, window_id, { ...set, next_open_at });
    const detail = { name: changed.name };
    const audit = [{ action: 'update_window.updated', subject: `update_window:${window_id}`, detail }];
    return { result: windowView({ ...changed, next_open_at }), audit };
  }),
);

/** Whether it opens at other times, or is switched on or off: forms also send what stays the same. */
function isMoved(before: WindowRow, after: WindowRow): boolean {
  const isSame = (['opens', 'closes', 'time_zone', 'enabled'] as const).every(
    column => before[column] === after[column],
  );
  return !isSame || !areSameDays(before.days, after.days);
}
