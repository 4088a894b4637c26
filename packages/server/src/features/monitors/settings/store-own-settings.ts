import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { insertMonitors } from '../watch/monitor-due.store.ts';
import { effectiveSettings, type MonitorSettings, type OwnSettings } from './monitor-settings.ts';
import { rescheduleAll } from './reschedule.store.ts';
import { claimOwnSettings, holdMonitorSettings, settingColumns } from './settings.store.ts';
import { type SettingsProblem, settingsProblem } from './settings-problem.ts';

/**
 * Stores settings of one site, and schedules its next check by them.
 * @returns What applies to it then, or why these settings can't be used together.
 */
export async function storeOwnSettings(
  trx: Trx,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  siteId: number,
  given: Partial<OwnSettings>,
): Promise<{ settings: MonitorSettings; own_settings: OwnSettings } | { problem: SettingsProblem }> {
  const now = clock.now();
  await insertMonitors(trx, [siteId], now);
  const all = await holdMonitorSettings(trx);
  const own_settings = { ...(await claimOwnSettings(trx, siteId)), ...given };
  const settings = effectiveSettings(all, own_settings);
  const problem = settingsProblem(settings);
  if (problem !== undefined) return { problem };
  if (Object.keys(given).length > 0) {
    await trx.updateTable('monitors').set(settingColumns(given)).where('site_id', '=', siteId).execute();
    await rescheduleAll(trx, database, all, now, siteId);
  }
  return { settings, own_settings };
}
