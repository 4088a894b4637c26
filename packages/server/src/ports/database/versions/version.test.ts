import { sql } from 'kysely';
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
    expect(await stays()).toBe(true);
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

  it('stays the same when the work of another process notes something for itself', async () => {
    const before = await database.version();
    await other.write(async trx => {
      const counter = { id: 'a', scope: 'requests', count: 1, since: 1, ends_at: 2 };
      await trx.insertInto('counters').values(counter).execute();
      await trx.updateTable('counters').set({ count: 2 }).execute();
      await trx.insertInto('turns').values({ name: 'sync', taken_at: 1 }).returning('name').execute();
      await trx.insertInto('leases').values({ name: 'site:1', holder: 'a', until_at: 1 }).execute();
      await trx.deleteFrom('leases').execute();
    });
    await other.probe();
    expect(await database.version()).toBe(before);
  });

  it('stays the same when nothing that was looked for was there', async () => {
    const before = await database.version();
    await other.write(async trx => {
      await trx.updateTable('meta').set({ value: 'x' }).where('key', '=', 'none').execute();
      await trx.deleteFrom('meta').where('key', '=', 'none').returning('key').execute();
      await trx.selectFrom('meta').selectAll().forUpdate().execute();
    });
    expect(await database.version()).toBe(before);
  });

  it('changes with a statement that cannot be told, and with what is committed next to such notes', async () => {
    const first = await database.version();
    await other.write(trx =>
      sql`with fresh as (select 'with' as key) insert into meta (key, value) select key, '' from fresh`.execute(trx),
    );
    const second = await database.version();
    await other.write(async trx => {
      await trx.insertInto('meta').values({ key: 'beside', value: '' }).execute();
      await trx.insertInto('turns').values({ name: 'checks', taken_at: 1 }).execute();
    });
    expect(new Set([first, second, await database.version()]).size).toBe(3);
  });

  it('stays the same when a transaction is rolled back', async () => {
    const before = await database.version();
    const work = other.write(async trx => {
      await trx.insertInto('meta').values({ key: 'never', value: '' }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.version()).toBe(before);
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
