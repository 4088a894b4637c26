import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestStore, TEST_CONNECTIONS, type TestStore } from '../../testing/index.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';
import type { Database, Trx } from './port.ts';

describe('a write transaction', () => {
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

  afterEach(() => {
    vi.useRealTimers();
  });

  const set = (trx: Trx, key: string, value: string) =>
    trx
      .insertInto('meta')
      .values({ key, value })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
      .execute();
  const stored = async (key: string) =>
    (await database.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;

  it('leaves nothing behind when its work throws', async () => {
    const work = database.write(async trx => {
      await set(trx, 'half', 'done');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await stored('half')).toBeUndefined();
  });

  it('succeeds even if another one locks the same rows in the opposite order', async () => {
    await database.write(async trx => {
      for (const key of ['a', 'b']) await set(trx, key, '0');
    });
    const inside = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const write = (keys: readonly [string, string], me: 0 | 1) =>
      database.write(async trx => {
        await set(trx, keys[0], String(me));
        inside[me].resolve();
        // SQLite lets one in at a time; there the other can't be awaited.
        if (database.engine === 'postgres') await inside[1 - me]?.promise;
        await set(trx, keys[1], String(me));
      });
    await Promise.all([write(['a', 'b'], 0), write(['b', 'a'], 1)]);
    expect(await stored('a')).toBe(await stored('b'));
  });

  it('sees rows that another one inserted in the meantime, instead of failing', async () => {
    const inside = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const insertOnce = (me: 0 | 1) =>
      database.write(async trx => {
        const there = await trx.selectFrom('meta').select('value').where('key', '=', 'once').executeTakeFirst();
        inside[me].resolve();
        if (database.engine === 'postgres') await inside[1 - me]?.promise;
        if (there) return 'taken';
        await trx
          .insertInto('meta')
          .values({ key: 'once', value: String(me) })
          .execute();
        return 'inserted';
      });
    expect((await Promise.all([insertOnce(0), insertOnce(1)])).sort()).toEqual(['inserted', 'taken']);
  });

  it('sees that what its rows refer to was deleted in the meantime, instead of failing', async () => {
    const user = { name: 'short', name_key: 'short', role: 'viewer', created_at: 0 };
    const { id } = await database.write(trx =>
      trx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow(),
    );
    const remove = await uncommitted(database, trx => trx.deleteFrom('users').where('id', '=', id).execute());
    const inserting = database.write(async trx => {
      const found = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
      if (!found) return 'gone';
      await trx.insertInto('bell_seen').values({ user_id: id, seen_at: 1 }).execute();
      return 'inserted';
    });
    await waitForLock(database);
    await remove();
    expect(await inserting).toBe('gone');
  });

  it('refuses queries outside the transaction in tests, because enough of them would deadlock', async () => {
    await expect(database.write(() => stored('a'))).rejects.toThrow('must go through the transaction');
    expect(await stored('a')).toBeDefined();
  });

  // Fails with SQLite's own waiting: it holds up this thread, and so the one that is waited for.
  it.runIf(process.env.TEST_ENGINE !== 'postgres')(
    'waits for the one of another process without blocking anything else',
    async () => {
      const other = store.open();
      const release = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const first = other.write(async trx => {
        await set(trx, 'turn', 'first');
        begun.resolve();
        await release.promise;
      });
      await begun.promise;
      const second = database.write(trx => set(trx, 'turn', 'second'));
      expect(await stored('turn')).toBeUndefined(); // reads go on meanwhile
      release.resolve();
      await Promise.all([first, second]);
      expect(await stored('turn')).toBe('second');
      await other.close();
    },
  );

  it.runIf(process.env.TEST_ENGINE === 'postgres')('waits while all connections are in use', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = Promise.withResolvers<void>();
    const held = Array.from({ length: TEST_CONNECTIONS }, () => {
      const begun = Promise.withResolvers<void>();
      const done = database.write(async () => {
        begun.resolve();
        await release.promise;
      });
      return { begun: begun.promise, done };
    });
    await Promise.all(held.map(({ begun }) => begun));
    const asked = stored('a');
    await vi.advanceTimersByTimeAsync(30_000);
    release.resolve();
    expect(await asked).toBeDefined();
    await Promise.all(held.map(({ done }) => done));
  });
});
