import type { Queryable } from '../../ports/database/port.ts';
import { selectSitesOfMaintenance } from './maintenance-targets.store.ts';
import { isOnAt, maintenanceTime } from './maintenance-time.ts';
import { type MaintenanceRow, selectMaintenanceAt } from './maintenance-window.store.ts';
import { maintenancePlan } from './maintenance-window.ts';

/** Up to so many sites, only they are looked up; for more, all sites of the open windows are. */
const FEW = 500;

/**
 * Which of these sites are in a maintenance window at a time (ms epoch): one small query where no window is open, else
 * one more, whatever the number of sites. Valid for the present and for the time since a window opened last.
 */
export async function inMaintenance(db: Queryable, siteIds: readonly number[], at: number): Promise<Set<number>> {
  if (siteIds.length === 0) return new Set();
  const open = await openAt(db, at);
  if (open.length === 0) return new Set();
  if (open.some(({ all_sites }) => all_sites === 1)) return new Set(siteIds);
  const within = siteIds.length <= FEW ? siteIds : undefined;
  const found = new Set(
    await selectSitesOfMaintenance(
      db,
      open.map(({ id }) => id),
      within,
    ),
  );
  return new Set(siteIds.filter(id => found.has(id)));
}

/** Until when a site stays in maintenance, by the windows that are open at a time; undefined if none is. */
export async function maintenanceUntil(db: Queryable, siteId: number, at: number): Promise<number | undefined> {
  const open = await openAt(db, at, siteId);
  return open.length === 0 ? undefined : Math.max(...open.map(({ closes_at }) => closes_at));
}

/** The windows that are open, with their times as of then. @param siteId Only those that are for this site. */
export async function openAt(db: Queryable, at: number, siteId?: number): Promise<MaintenanceRow[]> {
  const rows = await selectMaintenanceAt(db, at, siteId);
  return rows.map(row => currentTime(row, at)).filter(row => isOnAt(row, at));
}

/** The stored times are worked out again when the next one has begun, which may not have happened yet. */
export function currentTime(row: MaintenanceRow, at: number): MaintenanceRow {
  return row.next_open_at !== null && row.next_open_at <= at
    ? { ...row, ...maintenanceTime(maintenancePlan(row), at) }
    : row;
}
