import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTestStore, type TestStore } from '../../testing/index.ts';
import type { Queryable } from './port.ts';
import { openSqlite } from './sqlite.ts';

let store: TestStore;
beforeAll(async () => {
  store = await copyTestStore();
});
afterAll(() => store.remove());

const kilobytes = async (db: Queryable) => {
  const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(db);
  return -(rows[0]?.cache_size ?? 0);
};

// Fails if every process has the caches of the one that answers: after a sync of thousands of sites they are full.
it.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'takes less memory for the pages of the store in a process that only works',
  async () => {
    const sizes = [];
    for (const use of ['answers', 'works'] as const) {
      const database = openSqlite(join(store.folder, 'sitekeeper.db'), undefined, use);
      sizes.push([await kilobytes(database.db), await database.write(kilobytes)]);
      await database.close();
    }
    expect(sizes).toEqual([
      [16_000, 16_000],
      [2000, 8000],
    ]);
  },
);
