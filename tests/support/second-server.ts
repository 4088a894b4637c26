import { type App, type AppParts, makeLog, openApp } from '@sitekeeper/server';
import type { World } from '@sitekeeper/server/testing';

/** One more server on the store of a world, as another process would be. Close it before the world. */
export function openSecond(world: World, parts: AppParts = {}): Promise<App> {
  return openApp(world.app.services.settings, makeLog('silent'), {
    database: world.store.open(),
    workerOptions: { pollMs: 20 },
    ...parts,
  });
}
