import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import type { Database, Trx } from './port.ts';

describe('a row read with forUpdate', () => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await makeTestStore();
    database = store.open();
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const value = (trx: Trx, key: string) => trx.selectFrom('meta').select('value').where('key', '=', key);

  // Fails on PostgreSQL without `forUpdate`: both read 0.
  it('is not changed by another transaction until this one ends', async () => {
    await database.write(trx => trx.insertInto('meta').values({ key: 'count', value: '0' }).execute());
    const both = Promise.withResolvers<void>();
    let started = 0;
    const addOne = () =>
      database.write(async trx => {
        started += 1;
        if (started === 2) both.resolve();
        // SQLite lets one in at a time; there the other can't be awaited.
        if (database.engine === 'postgres') await both.promise;
        const row = await value(trx, 'count').forUpdate().executeTakeFirstOrThrow();
        const next = { value: String(Number(row.value) + 1) };
        await trx.updateTable('meta').set(next).where('key', '=', 'count').execute();
      });
    await Promise.all([addOne(), addOne()]);
    const { value: count } = await database.write(trx => value(trx, 'count').executeTakeFirstOrThrow());
    expect(count).toBe('2');
  });

  it('can be read in a subquery, with skipLocked and with forKeyShare as well, on either engine', async () => {
    await database.write(async trx => {
      await trx.insertInto('meta').values({ key: 'here', value: 'yes' }).execute();
      expect(await value(trx, 'here').forUpdate().skipLocked().execute()).toEqual([{ value: 'yes' }]);
      expect(await value(trx, 'here').forKeyShare().execute()).toEqual([{ value: 'yes' }]);
      const keys = trx.selectFrom('meta').select('key').where('value', '=', 'yes').limit(1).forUpdate().skipLocked();
      const changed = await trx
        .updateTable('meta')
        .set({ value: 'no' })
        .where('key', 'in', keys)
        .returning('key')
        .execute();
      expect(changed).toEqual([{ key: 'here' }]);
    });
  });

  it('is locked by the statement on PostgreSQL, and by the transaction on SQLite', () => {
    const locking = database.db.selectFrom('meta').select('value').distinct().forUpdate().compile().sql;
    expect(locking.includes('for update')).toBe(database.engine === 'postgres');
    expect(locking).toContain('select distinct');
  });
});
