import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { collectAll, collectNew, oldBytes } from '../../../testing/heap.ts';
import { copyTestStore } from '../../../testing/index.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('A query on PostgreSQL', () => {
  it('leaves no rows behind', async () => {
    const store = await copyTestStore();
    const { db, close } = store.open();
    const rows = sql`select repeat(${'abcdefghij'} || i, 300) as long from generate_series(1, 20) as i`;
    let found = 0;
    const ask = async (times: number) => {
      for (let query = 1; query <= times; query++) {
        found += (await rows.execute(db)).rows.length;
        if (query % 5 === 0) collectNew();
      }
    };
    await ask(100);
    collectAll();
    const before = oldBytes();
    await ask(200);
    expect(oldBytes() - before).toBeLessThan(1_000_000); // of 13 MB that they had
    expect(found).toBe(6000);
    await close();
    await store.remove();
  });
});
