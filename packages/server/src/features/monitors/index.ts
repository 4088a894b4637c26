import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { checkMonitor } from './check-monitor.ts';
import { countIncidents } from './read/count-incidents.ts';
import { countMonitors } from './read/count-monitors.ts';
import { getFleetUptime } from './read/get-fleet-uptime.ts';
import { getMonitor } from './read/get-monitor.ts';
import { getMonitorBrief } from './read/get-monitor-brief.ts';
import { getMonitorSeries } from './read/get-monitor-series.ts';
import { listIncidents } from './read/list-incidents.ts';
import { listMonitorBriefs } from './read/list-monitor-briefs.ts';
import { listMonitorHeartbeats } from './read/list-monitor-heartbeats.ts';
import { listMonitors } from './read/list-monitors.ts';
import { getMonitorSettings } from './settings/get-monitor-settings.ts';
import { updateMonitor } from './settings/update-monitor.ts';
import { updateMonitorSettings } from './settings/update-monitor-settings.ts';

export { checkMonitor } from './check-monitor.ts';
export { selectIncidentSums, selectIncidentsWithin } from './period/incidents-within.store.ts';
export { ratioWithin, sumOfRows, uptimeWithin } from './period/uptime-within.ts';
export { countIncidents } from './read/count-incidents.ts';
export { countMonitors } from './read/count-monitors.ts';
export { getFleetUptime } from './read/get-fleet-uptime.ts';
export { getMonitor, readMonitor } from './read/get-monitor.ts';
export { getMonitorBrief } from './read/get-monitor-brief.ts';
export { getMonitorSeries } from './read/get-monitor-series.ts';
export { listIncidents } from './read/list-incidents.ts';
export { listMonitorBriefs } from './read/list-monitor-briefs.ts';
export { listMonitorHeartbeats } from './read/list-monitor-heartbeats.ts';
export { listMonitors } from './read/list-monitors.ts';
export { uptimeRatio } from './series/bucket.ts';
export { deleteOldMonitorData, rollUpMonitors } from './series/roll-up.ts';
export { sumUpFleet } from './series/sum-up-fleet.ts';
export { getMonitorSettings } from './settings/get-monitor-settings.ts';
export type { OwnSettings } from './settings/monitor-settings.ts';
export { claimOwnSettings } from './settings/settings.store.ts';
export { SETTINGS_PROBLEMS } from './settings/settings-problem.ts';
export { storeOwnSettings } from './settings/store-own-settings.ts';
export { updateMonitor } from './settings/update-monitor.ts';
export { updateMonitorSettings } from './settings/update-monitor-settings.ts';
export { insertMissingMonitors } from './watch/monitor-due.store.ts';
export { MonitorWatch } from './watch/monitor-watch.ts';
export { outsideAnswers } from './watch/outside-answers.ts';
export { settleHeldIncidents } from './watch/settle-held.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listMonitors,
  listMonitorBriefs,
  countMonitors,
  getMonitor,
  getMonitorBrief,
  checkMonitor,
  updateMonitor,
  getMonitorSettings,
  updateMonitorSettings,
  listMonitorHeartbeats,
  listIncidents,
  countIncidents,
  getMonitorSeries,
  getFleetUptime,
];
