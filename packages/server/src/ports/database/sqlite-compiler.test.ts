import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTestStore, type TestStore } from '../../testing/index.ts';
import type { Database } from './port.ts';

describe('a query with a list of ids', () => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await copyTestStore();
    database = store.open();
    const rows = Array.from({ length: 40 }, (_, index) => ({ name: `t${index}`, name_key: `t${index}` }));
    await database.write(trx =>
      trx
        .insertInto('tags')
        .values(rows.map(row => ({ ...row, color: null })))
        .execute(),
    );
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const tags = (ids: readonly number[]) =>
    database.db
      .selectFrom('tags')
      .select('id')
      .where('id', 'in', [...ids]);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('finds the same, however long the list is', async () => {
    for (const count of [1, 8, 9, 39, 60]) {
      const found = await tags(upTo(count)).orderBy('id').execute();
      expect(found.map(({ id }) => id)).toEqual(upTo(Math.min(count, 40)));
      const others = database.db.selectFrom('tags').select('id').where('id', 'not in', upTo(count)).orderBy('id');
      expect((await others.execute()).map(({ id }) => id)).toEqual(upTo(40).slice(count));
    }
  });

  it('is written out for texts', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
    const named = database.db.selectFrom('tags').select('name').where('name', 'in', names);
    expect(await named.execute()).toHaveLength(20);
    expect(named.compile().parameters).toHaveLength(20);
  });

  // Fails if each number of ids is a statement of its own.
  it.skipIf(process.env.TEST_ENGINE === 'postgres')('has one text for all long lists on SQLite', () => {
    const textsOf = (counts: readonly number[]) => new Set(counts.map(count => tags(upTo(count)).compile().sql));
    expect(textsOf([9, 10, 40, 5000]).size).toBe(1);
    expect(textsOf([1, 2, 8]).size).toBe(3);
  });
});
