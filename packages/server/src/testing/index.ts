export { type FleetKey, makeFleetKey, type SeedSite, seedSites } from './seed-sites.ts';
export { makeTestStore, type TestStore } from './test-database.ts';
export { type Answer, basic, type CallOptions, makeWorld, World, type WorldOptions } from './world.ts';
