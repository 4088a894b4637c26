export { refreshPending } from '../features/sites/index.ts';
export { type ManualClock, manualClock } from '../ports/clock/manual-clock.ts';
export { systemClock } from '../ports/clock/system-clock.ts';
export { guardedOutbound } from '../ports/outbound/guarded-outbound.ts';
export type { Outbound } from '../ports/outbound/port.ts';
export { checkExchange, type Exchange } from './answer-check.ts';
export { type FleetKey, makeFleetKey, type SeedSite, seedSites } from './seed-sites.ts';
export { copyTestStore, makeTemplate, makeTestStore, TEST_CONNECTIONS, type TestStore } from './test-database.ts';
export { type Answer, basic, type CallOptions, makeWorld, World, type WorldOptions } from './world.ts';
