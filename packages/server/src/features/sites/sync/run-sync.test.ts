import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { storeAwayAfter } from '../../../testing/store-away.ts';
import { runSyncById } from './run-sync.ts';

const world = useWorld({ sites: 1, seeded: true });

it('counts what a site has answered until it is stored', async () => {
  const { ctx, back } = storeAwayAfter(world(), 'stats');
  const syncing = runSyncById(ctx, world().siteIds[0] as number);
  await expect.poll(() => ctx.unsavedResults.count).toBe(1);
  back();
  expect(await syncing).toBeUndefined();
  expect(ctx.unsavedResults.count).toBe(0);
});
