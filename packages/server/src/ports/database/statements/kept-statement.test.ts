import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyTestStore, type TestStore } from '../../../testing/index.ts';
import type { Database } from '../port.ts';
import { idsGiven, keptStatement, rowsGiven, valueGiven } from './kept-statement.ts';

describe('a kept statement', () => {
  let store: TestStore;
  let database: Database;
  let built = 0;
  beforeAll(async () => {
    store = await copyTestStore();
    database = store.open();
    const rows = Array.from({ length: 40 }, (_, index) => ({
      name: `t${index}`,
      name_key: `t${index}`,
      color: 'same',
    }));
    await database.write(trx => trx.insertInto('tags').values(rows).execute());
  });
  beforeEach(() => {
    built = 0;
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const makeSelect = () =>
    keptStatement({ tags: idsGiven, key: valueGiven }, ({ tags, key }, db) => {
      built += 1;
      return db.selectFrom('tags').select('id').where('color', '=', key).where(tags('id')).orderBy('id');
    });

  it('is built once, and finds what it is given each time', async () => {
    const select = makeSelect();
    for (const tags of [[1, 2], [40], [], Array.from({ length: 60 }, (_, at) => at + 1)]) {
      const found = await select(database.db, { tags, key: 'same' });
      expect(found.map(({ id }) => id)).toEqual(tags.filter(id => id <= 40));
    }
    expect(await select(database.db, { tags: [1], key: 'other' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('belongs to the transaction that runs it', async () => {
    const select = makeSelect();
    const recolor = keptStatement(
      { key: valueGiven, tags: idsGiven },
      ({ key, tags }) => sql`update tags set color = ${key} where ${tags('id')}`,
    );
    const undone = database.write(async trx => {
      await recolor(trx, { tags: [3], key: 'changed' });
      expect(await select(trx, { tags: [3], key: 'changed' })).toEqual([{ id: 3 }]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await select(database.db, { tags: [3], key: 'same' })).toEqual([{ id: 3 }]);
  });

  it('takes rows, a parameter twice, and values of its own', async () => {
    const pick = keptStatement(
      { wanted: rowsGiven({ id: 'integer', label: 'text' }), least: valueGiven },
      ({ wanted, least }) => sql<{ id: number; label: string | null }>`
        select wanted.id, wanted.label from ${wanted} as wanted join tags on tags.id = wanted.id
        where wanted.id > ${least} and wanted.id <> ${7} and tags.id > ${least} order by wanted.id`,
    );
    const wanted = [
      { id: 9, label: null },
      { id: 8, label: '"} \n ü', unknown: true },
      { id: 7, label: '' },
      { id: 2, label: '' },
    ];
    expect(await pick(database.db, { wanted, least: 2 })).toEqual([
      { id: 8, label: '"} \n ü' },
      { id: 9, label: null },
    ]);
    expect(await pick(database.db, { wanted, least: 8 })).toEqual([{ id: 9, label: null }]);
    expect(await pick(database.db, { wanted: [], least: 0 })).toEqual([]);
  });
});
