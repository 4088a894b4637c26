import { chmodSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { readSettings, type Settings } from '../../settings.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { type DoctorOptions, runDoctor } from './run-doctor.ts';

export const onSqlite = process.env.TEST_ENGINE !== 'postgres';

/** A server with two synced sites, and a doctor for it. One for all tests of a file. */
export function useDoctor() {
  let world: World;
  let settings: Settings;
  beforeAll(async () => {
    world = await makeWorld({ sites: 2, seeded: true, worker: true });
    chmodSync(world.store.folder, 0o700);
    settings = readSettings({
      ...world.store.env,
      SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
      SITEKEEPER_CHROMIUM: 'off',
    });
    await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds });
  }, 120_000);
  afterAll(() => world.close());

  const findings = (change: Partial<Settings> = {}, more: Partial<DoctorOptions> = {}) =>
    runDoctor({ ...settings, ...change }, { now: Date.now(), ...more });
  return {
    world: () => world,
    settings: () => settings,
    findings,
    /** What one check finds; undefined if it was left out. */
    finding: async (check: string, ...how: Parameters<typeof findings>) =>
      (await findings(...how)).find(one => one.check === check),
  };
}
