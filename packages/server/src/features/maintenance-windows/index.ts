import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addMaintenanceWindow } from './add-maintenance-window.ts';
import { deleteMaintenanceWindow } from './delete-maintenance-window.ts';
import { endSiteMaintenance } from './end-site-maintenance.ts';
import { getMaintenanceWindow } from './get-maintenance-window.ts';
import { listMaintenanceWindows } from './list-maintenance-windows.ts';
import { startSiteMaintenance } from './start-site-maintenance.ts';
import { updateMaintenanceWindow } from './update-maintenance-window.ts';

export { addMaintenanceWindow } from './add-maintenance-window.ts';
export { deleteMaintenanceWindow } from './delete-maintenance-window.ts';
export { endSiteMaintenance } from './end-site-maintenance.ts';
export { getMaintenanceWindow } from './get-maintenance-window.ts';
export { inMaintenance, maintenanceUntil } from './in-maintenance.ts';
export { bringBackMaintenance, deleteOldMaintenance, keepUpMaintenance } from './keep-up-windows.ts';
export { listMaintenanceWindows } from './list-maintenance-windows.ts';
export { startSiteMaintenance } from './start-site-maintenance.ts';
export { updateMaintenanceWindow } from './update-maintenance-window.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listMaintenanceWindows,
  getMaintenanceWindow,
  addMaintenanceWindow,
  updateMaintenanceWindow,
  deleteMaintenanceWindow,
  startSiteMaintenance,
  endSiteMaintenance,
];
