export { tell } from '../features/alarms/index.ts';
export { makeProposing, type Proposing } from '../features/approvals/approvals.fixtures.ts';
export { openReceiver } from '../features/channels/channels.fixtures.ts';
export { sendDeliveries } from '../features/channels/index.ts';
export { insertMissingMonitors, MonitorWatch } from '../features/monitors/index.ts';
export { refreshPending } from '../features/sites/index.ts';
export { matchChangedSites, refreshDueFeed } from '../features/vulnerabilities/index.ts';
export { keepHeapSmall } from '../keep-heap-small.ts';
export { hurriedClock } from '../ports/clock/hurried-clock.ts';
export { type ManualClock, manualClock } from '../ports/clock/manual-clock.ts';
export { systemClock } from '../ports/clock/system-clock.ts';
export type { Database } from '../ports/database/port.ts';
export { openMailServer } from '../ports/mail/mail-server.fixtures.ts';
export { guardedOutbound } from '../ports/outbound/guarded-outbound.ts';
export type { Outbound } from '../ports/outbound/port.ts';
export { checkExchange, type Exchange } from './answer-check.ts';
export { CHEAP_PASSWORDS } from './cheap-passwords.ts';
export { feedOfRecords, feedRecordOf, giveFeed, type RecordGiven, writeFeed } from './feed-of-vulnerabilities.ts';
export { storeSite } from './fixtures.ts';
export { makeWorld, type WorldOptions } from './make-world.ts';
export { deleteMessages, messagesSooner, quickenQueue, type StoredMessage, selectMessages } from './messages.ts';
export { NO_BACKGROUND_TASKS } from './no-background-tasks.ts';
export {
  makeOldDashboard,
  type OldDashboardGiven,
  type OldDashboardMade,
  type OldSiteGiven,
  oldReconnectSecret,
} from './old-dashboard/make-old-dashboard.ts';
export { OldDashboardActor } from './old-dashboard/old-dashboard-actor.ts';
export { oldDashboardOf, oldSiteOf } from './old-dashboard/old-dashboard-values.ts';
export { studioLind } from './old-dashboard/studio-lind.ts';
export { makeRestorePlace, type RestorePlace } from './restore-place.ts';
export { type FleetKey, makeFleetKey, type SeedSite, seedSites } from './seed-sites.ts';
export {
  copyTestStore,
  makeTemplate,
  makeTestStore,
  runOnce,
  TEST_CONNECTIONS,
  type TestStore,
} from './test-database.ts';
export { useMade } from './use-made.ts';
export { type Answer, basic, type CallOptions, World } from './world.ts';
