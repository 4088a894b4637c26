import type { Services } from '../../kernel/context.ts';
import { maintenanceTime } from './maintenance-time.ts';
import {
  deleteMaintenanceBefore,
  selectMaintenanceDue,
  selectWeeklyMaintenance,
  updateMaintenanceTime,
} from './maintenance-window.store.ts';
import { maintenancePlan } from './maintenance-window.ts';

const KEPT_MS = 90 * 24 * 3600_000;

/** Works out the times of weekly windows whose next time has begun, so that questions find them by index. */
export async function keepUpMaintenance({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const due = await selectMaintenanceDue(database.db, now);
  if (due.length === 0) return;
  await database.write(async trx => {
    for (const row of due) await updateMaintenanceTime(trx, row, maintenanceTime(maintenancePlan(row), now));
  });
}

/** Windows that took place once are kept for 90 days. */
export async function deleteOldMaintenance({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteMaintenanceBefore(trx, clock.now() - KEPT_MS));
}

/** Corrects weekly windows whose times a wrong clock worked out. */
export async function bringBackMaintenance({ database, clock }: Services): Promise<{ rows: number; ahead: number }> {
  const now = clock.now();
  const late = (await selectWeeklyMaintenance(database.db)).flatMap(row => {
    const time = maintenanceTime(maintenancePlan(row), now);
    return (row.next_open_at ?? 0) > (time.next_open_at ?? 0) ? [{ row, time }] : [];
  });
  await database.write(async trx => {
    for (const { row, time } of late) await updateMaintenanceTime(trx, row, time);
  });
  return { rows: late.length, ahead: Math.max(0, ...late.map(({ row }) => (row.next_open_at ?? now) - now)) };
}
