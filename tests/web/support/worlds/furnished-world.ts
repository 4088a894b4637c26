import { beforeAll } from 'vitest';
import { useWorld } from '../../../../packages/server/src/testing/fixtures.ts';
import { furnish, SITES } from '../../../../scripts/screenshots/furnish.ts';

/** A world with sites of all kinds and their history, for all tests of a file. */
export function useFurnishedWorld() {
  const world = useWorld({ sites: SITES, worker: true });
  let ids: Record<string, string> = {};
  beforeAll(async () => {
    ids = await furnish(world());
  }, 120_000);
  return { world, ids: () => ids };
}
