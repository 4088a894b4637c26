import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { maintenanceIdSchema, maintenanceSchema } from './maintenance-window.schemas.ts';
import { deleteMaintenanceRow } from './maintenance-window.store.ts';
import { claimMaintenanceWindow, maintenanceViews, requireMaintenanceWindow } from './maintenance-window.ts';

export const deleteMaintenanceWindow = ability({
  name: 'delete-maintenance-window-v1',
  summary:
    'Delete a maintenance window. If it is open, its sites are checked again at once. To pause a window, disable it with update-maintenance-window-v1 instead.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ window_id: maintenanceIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    window: maintenanceSchema,
  }),
  errors: ['maintenance_window_not_found'],
}).run(async ({ window_id, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const [found] = await maintenanceViews(db, [await requireMaintenanceWindow(db, window_id)], ctx.clock.now());
  const window = found as NonNullable<typeof found>;
  if (dry_run === true) return { deleted: false, dry_run: true, window };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    await claimMaintenanceWindow(trx, window_id);
    await deleteMaintenanceRow(trx, window_id);
    const subject = `maintenance_window:${window_id}`;
    const audit = [{ action: 'maintenance_window.deleted', subject, detail: { name: window.name } }];
    return { result: { deleted: true, window }, audit };
  });
});
