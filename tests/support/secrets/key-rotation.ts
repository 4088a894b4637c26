import { join } from 'node:path';
import type { Application } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach } from 'vitest';
import { openSecond } from '../processes/second-server.ts';
import { storeEverySecret } from './every-secret.ts';
import { keyIdsInUse } from './open-every-secret.ts';

/** In a file: for each test a world that holds every kind of secret, and what changes its master key. */
export function useKeyRotation() {
  let world: World;
  let others: Application[];
  beforeEach(async () => {
    others = [];
    world = await makeWorld({ sites: 2, seeded: true });
    await storeEverySecret(world);
  });
  afterEach(async () => {
    for (const other of others) await other.close();
    await world.close();
  });

  return {
    get world() {
      return world;
    },
    /** Further servers on the store, to be closed. */
    get others() {
      return others;
    },
    /** The command line, as a process of its own would open the store. */
    async rotate(options?: Parameters<Application['rotateMasterKey']>[0]) {
      const app = await openSecond(world);
      try {
        return await app.rotateMasterKey(options);
      } finally {
        await app.close();
      }
    },
    database: () => world.app.services.database,
    keyFile: (name = 'master.key') => join(world.store.folder, name),
    keyIds: () => keyIdsInUse(world),
  };
}
