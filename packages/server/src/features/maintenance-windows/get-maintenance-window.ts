import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { maintenanceIdSchema, maintenanceSchema } from './maintenance-window.schemas.ts';
import { maintenanceViews, requireMaintenanceWindow } from './maintenance-window.ts';

export const getMaintenanceWindow = ability({
  name: 'get-maintenance-window-v1',
  summary: 'Get a maintenance window with all the sites, tags and clients that it is for.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ window_id: maintenanceIdSchema }),
  output: maintenanceSchema,
  errors: ['maintenance_window_not_found'],
}).run(async ({ window_id }, ctx) => {
  const { db } = ctx.database;
  const [view] = await maintenanceViews(db, [await requireMaintenanceWindow(db, window_id)], ctx.clock.now());
  return view as NonNullable<typeof view>;
});
