import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../../testing/index.ts';
import type { Database } from '../port.ts';

describe('the version of a store', () => {
  let store: TestStore;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    store = await makeTestStore();
    database = store.open();
    await database.migrate();
    other = store.open();
  });
  afterAll(async () => {
    await Promise.all([database.close(), other.close()]);
    await store.remove();
  });

  const change = (of: Database, key: string) =>
    of.write(trx => trx.insertInto('meta').values({ key, value: '' }).execute());

  it('stays the same while rows are only read', async () => {
    const stays = async () => {
      const before = await database.version();
      await database.db.selectFrom('meta').selectAll().execute();
      await other.db.selectFrom('meta').selectAll().execute();
      return (await database.version()) === before;
    };
    // PostgreSQL numbers the transactions of all its databases together, those of other tests as well.
    await expect.poll(stays).toBe(true);
  });

  it('changes with commits of the process itself', async () => {
    const before = await database.version();
    await change(database, 'own');
    expect(await database.version()).not.toBe(before);
  });

  it('changes with commits of another connection', async () => {
    const before = await database.version();
    await change(other, 'theirs');
    expect(await database.version()).not.toBe(before);
  });

  it('changes at the end of a transaction that had started before', async () => {
    let meanwhile = '';
    await other.write(async trx => {
      await trx.insertInto('meta').values({ key: 'later', value: '' }).execute();
      meanwhile = await database.version();
    });
    expect(await database.version()).not.toBe(meanwhile);
  });
});
