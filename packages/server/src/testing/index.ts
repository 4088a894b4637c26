export { refreshPending } from '../features/sites/index.ts';
export { type ManualClock, manualClock } from '../ports/clock/manual-clock.ts';
export { systemClock } from '../ports/clock/system-clock.ts';
export type { Database } from '../ports/database/port.ts';
export { guardedOutbound } from '../ports/outbound/guarded-outbound.ts';
export type { Outbound } from '../ports/outbound/port.ts';
export { checkExchange, type Exchange } from './answer-check.ts';
export { CHEAP_PASSWORDS } from './cheap-passwords.ts';
export { makeWorld, type WorldOptions } from './make-world.ts';
export { deleteMessages, messagesSooner, quickenQueue, type StoredMessage, selectMessages } from './messages.ts';
export {
  makeOldDashboard,
  type OldDashboardGiven,
  type OldDashboardMade,
  type OldSiteGiven,
  oldReconnectSecret,
} from './old-dashboard/make-old-dashboard.ts';
export { OldDashboardActor } from './old-dashboard/old-dashboard-actor.ts';
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
export { type Answer, basic, type CallOptions, World } from './world.ts';
