import { type Application, type AppParts, makeLog, openApp, type Settings } from '@sitekeeper/server';
import type { World } from '@sitekeeper/server/testing';

/** A second server on the store of a world, as in another process. Close it before the world. */
export function openSecond(
  world: World,
  { settings = {}, ...parts }: AppParts & { settings?: Partial<Settings> } = {},
): Promise<Application> {
  return openApp({ ...world.app.services.settings, ...settings }, makeLog('silent'), {
    database: world.store.open(),
    passwordCost: world.app.services.passwordCost,
    workerOptions: { pollMs: 20 },
    ...parts,
  });
}
