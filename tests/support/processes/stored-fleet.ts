import { createFleet, type Fleet, type FleetOptions, findFreePort } from '@sitekeeper/child-simulator';
import type { KeyKind } from '@sitekeeper/protocol';
import { createApiKey, createUser, makeLog, openApp, readSettings } from '@sitekeeper/server';
import {
  basic,
  copyTestStore,
  type FleetKey,
  makeFleetKey,
  NO_BACKGROUND_TASKS,
  quickenQueue,
  seedSites,
  type TestStore,
} from '@sitekeeper/server/testing';
import { FASTER } from './quick-clock.ts';

/**
 * A store with an administrator and the sites of a fleet that no process has open: for servers in separate processes.
 */
export interface StoredFleet {
  readonly store: TestStore;
  readonly fleet: Fleet;
  /** `Authorization` of the administrator. */
  readonly admin: string;
  /** `siteIds[k - 1]` is site k of the fleet. */
  readonly siteIds: readonly number[];
  /** What all sites accept. */
  readonly key: FleetKey;
  /** Settings for `startServer`. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function makeStoredFleet(
  options: Partial<FleetOptions> & { sites: number },
  more: Readonly<Record<string, string>> = {},
  {
    keys,
    makeStore = copyTestStore,
    unknown = false,
  }: { keys?: KeyKind; makeStore?: () => Promise<TestStore> /** No site is stored. */; unknown?: boolean } = {},
): Promise<StoredFleet> {
  const store = await makeStore();
  const key = await makeFleetKey(keys);
  const fleet = createFleet({
    registered: { publicPem: key.publicPem, server: key.server, admin: key.admin },
    ...options,
  });
  await fleet.listen(await findFreePort(options.sites));
  const quiet = {
    ...NO_BACKGROUND_TASKS,
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_KEYS_ROTATE_PER_HOUR: '0',
  };
  const env: Readonly<Record<string, string>> = { ...store.env, ...quiet, ...more };
  const app = await openApp(readSettings(env), makeLog('silent'));
  const ctx = app.ctx({ kind: 'system', name: 'test' });
  const { user, application_password } = await createUser(ctx, { name: 'admin', role: 'admin', passwordName: 'test' });
  // REST is off until a key exists, even for people.
  await createApiKey(ctx, { name: 'switches REST on', permissions: ['read'] });
  const sites = Array.from({ length: options.sites }, (_none, i) => ({ url: fleet.url(i + 1), name: `Site ${i + 1}` }));
  const siteIds = await seedSites(app.services, key, unknown ? [] : sites);
  if (env.TEST_CLOCK_SINCE) await quickenQueue(app.services.database, Number(env.TEST_CLOCK_SINCE), FASTER);
  await app.close();
  return {
    store,
    fleet,
    siteIds,
    key,
    env,
    admin: basic(user, application_password),
    async close() {
      await fleet.close();
      await store.remove();
    },
  };
}
