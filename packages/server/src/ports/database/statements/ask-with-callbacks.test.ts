import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { copyTestStore } from '../../../testing/index.ts';

setFlagsFromString('--expose-gc');
const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc');

/** In bytes, what has outlived collections of new objects and not yet one of the whole heap. */
const old = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('A query on PostgreSQL', () => {
  it('leaves no rows behind', async () => {
    const store = await copyTestStore();
    const { db, close } = store.open();
    const rows = sql`select repeat(${'abcdefghij'} || i, 300) as long from generate_series(1, 20) as i`;
    let found = 0;
    const ask = async (times: number) => {
      for (let query = 1; query <= times; query++) {
        found += (await rows.execute(db)).rows.length;
        if (query % 5 === 0) collect({ type: 'minor', execution: 'sync' });
      }
    };
    await ask(100);
    collect();
    const before = old();
    await ask(200);
    expect(old() - before).toBeLessThan(1_000_000); // of 13 MB that they had
    expect(found).toBe(6000);
    await close();
    await store.remove();
  });
});
