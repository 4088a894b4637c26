import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { chooseTargets, requireMaintained } from './choose-targets.ts';
import { replaceTargets } from './maintenance-targets.store.ts';
import { maintenanceSchema, newMaintenance } from './maintenance-window.schemas.ts';
import { insertMaintenanceWindow } from './maintenance-window.store.ts';
import { maintenanceViews, possibleTime, requireAhead } from './maintenance-window.ts';

export const addMaintenanceWindow = ability({
  name: 'add-maintenance-window-v1',
  summary:
    'Add a maintenance window: while it is open, its sites are not checked and nothing is told about them. Use start-site-maintenance-v1 for one site and from now on.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions:
    'Outages of the sites go unnoticed during the window. It installs no updates: those are update windows.',
  input: Type.Object(newMaintenance),
  output: maintenanceSchema,
  errors: ['invalid_input', 'site_not_found', 'ambiguous_site', 'tag_not_found', 'client_not_found'],
}).run(async ({ name, all_sites = false, enabled = true, date = null, days = [], ...input }, ctx) => {
  const now = ctx.clock.now();
  const { repeats, starts, minutes, time_zone } = input;
  const plan = { repeats, date, days: [...new Set(days)].join(','), starts, minutes, time_zone };
  const time = possibleTime(plan, now);
  requireAhead(time, now);
  const targets = { sites: [], tags: [], clients: [], ...(await chooseTargets(ctx, input)) };
  requireMaintained(all_sites, targets);
  return audited(ctx, async trx => {
    const row = await insertMaintenanceWindow(trx, {
      name: name.trim(),
      name_key: name.trim().toLowerCase(),
      all_sites: Number(all_sites),
      enabled: Number(enabled),
      created_at: now,
      ...plan,
      ...time,
    });
    await replaceTargets(trx, row.id, targets);
    const subject = `maintenance_window:${row.id}`;
    const audit = [{ action: 'maintenance_window.added', subject, detail: { name: row.name } }];
    const [result] = await maintenanceViews(trx, [row], now);
    return { result: result as NonNullable<typeof result>, audit };
  });
});
