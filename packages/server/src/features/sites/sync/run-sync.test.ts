import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { runSyncById } from './run-sync.ts';

const world = useWorld({ sites: 1, seeded: true });

it('counts what a site has answered until it is stored', async () => {
  const { services } = world().app;
  const storeIsBack = Promise.withResolvers<void>();
  const database: typeof services.database = {
    ...services.database,
    async write(work) {
      await storeIsBack.promise;
      return services.database.write(work);
    },
  };
  const syncing = runSyncById({ ...services, database }, world().siteIds[0] as number);
  await expect.poll(() => services.unsavedResults.count).toBe(1);
  storeIsBack.resolve();
  expect(await syncing).toBeUndefined();
  expect(services.unsavedResults.count).toBe(0);
});
