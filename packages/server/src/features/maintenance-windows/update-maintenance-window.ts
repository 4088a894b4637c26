import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { areSameDays } from '../../kernel/time/openings.ts';
import { chooseTargets, requireMaintained } from './choose-targets.ts';
import { type MaintenanceTargets, replaceTargets, selectTargetIds } from './maintenance-targets.store.ts';
import { changedMaintenance, maintenanceSchema } from './maintenance-window.schemas.ts';
import { updateMaintenanceRow } from './maintenance-window.store.ts';
import {
  claimMaintenanceWindow,
  maintenanceViews,
  type PlanColumns,
  possibleTime,
  requireAhead,
} from './maintenance-window.ts';

const NONE: MaintenanceTargets = { sites: [], tags: [], clients: [] };

export const updateMaintenanceWindow = ability({
  name: 'update-maintenance-window-v1',
  summary: 'Change a maintenance window, or enable or disable it. Only the given fields change.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  input: Type.Object(changedMaintenance),
  output: maintenanceSchema,
  errors: [
    'maintenance_window_not_found',
    'invalid_input',
    'site_not_found',
    'ambiguous_site',
    'tag_not_found',
    'client_not_found',
  ],
}).run(
  async ({ window_id, name, all_sites, repeats, date, days, starts, minutes, time_zone, enabled, ...named }, ctx) => {
    const chosen = await chooseTargets(ctx, named);
    return audited(ctx, async trx => {
      const row = await claimMaintenanceWindow(trx, window_id);
      const to = repeats ?? row.repeats;
      // What the other kind of repetition has is dropped with it.
      const plan = {
        repeats: to,
        date: date ?? (to === 'once' ? row.date : null),
        days: days === undefined ? (to === 'weekly' ? row.days : '') : [...new Set(days)].join(','),
        starts: starts ?? row.starts,
        minutes: minutes ?? row.minutes,
        time_zone: time_zone ?? row.time_zone,
      };
      const now = ctx.clock.now();
      const time = isSame(row, plan) ? row : possibleTime(plan, now);
      const onlyEndChanges = row.opens_at <= now && isSame(row, { ...plan, minutes: row.minutes });
      if (!onlyEndChanges) requireAhead(time, now);
      const { opens_at, closes_at, next_open_at } = time;
      const title = name?.trim() ?? row.name;
      const all = all_sites ?? row.all_sites === 1;
      const before = all_sites === true ? NONE : await selectTargetIds(trx, window_id);
      const targets = { ...before, ...chosen };
      requireMaintained(all, targets);
      const changed = {
        name: title,
        name_key: title.toLowerCase(),
        all_sites: Number(all),
        enabled: enabled === undefined ? row.enabled : Number(enabled),
        opens_at,
        closes_at,
        next_open_at,
        ...plan,
      };
      await updateMaintenanceRow(trx, window_id, changed);
      await replaceTargets(trx, window_id, all_sites === true ? NONE : chosen);
      const subject = `maintenance_window:${window_id}`;
      const audit = [{ action: 'maintenance_window.updated', subject, detail: { name: title } }];
      const [result] = await maintenanceViews(trx, [{ ...row, ...changed }], now);
      return { result: result as NonNullable<typeof result>, audit };
    });
  },
);

/** Forms also send what stays the same: a time that was ended early stays ended then. */
function isSame(before: PlanColumns, after: PlanColumns): boolean {
  const columns = ['repeats', 'date', 'starts', 'minutes', 'time_zone'] as const;
  return areSameDays(before.days, after.days) && columns.every(column => before[column] === after[column]);
}
