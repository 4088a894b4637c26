import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../../testing/index.ts';
import { Damage } from '../damage.ts';
import type { Database, Trx } from '../port.ts';
import { openSqlite } from '../sqlite.ts';
import { WriterThread } from './threaded-writer.ts';

let store: TestStore;
let database: Database;
beforeEach(async () => {
  store = await makeTestStore('sqlite');
  database = openSqlite(join(store.folder, 'sitekeeper.db'), { writesInThread: true });
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  await store.remove();
});

const set = (trx: Trx, key: string, value: string) => trx.insertInto('meta').values({ key, value }).execute();
const stored = async (key: string) =>
  (await database.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;

describe('Writing in a thread', () => {
  it('makes all of a transaction visible at once, or nothing', async () => {
    await database.write(async trx => {
      await set(trx, 'a', '1');
      expect(await stored('a')).toBeUndefined();
      await set(trx, 'b', '2');
    });
    expect([await stored('a'), await stored('b')]).toEqual(['1', '2']);
    const work = database.write(async trx => {
      await set(trx, 'c', '3');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await stored('c')).toBeUndefined();
  });

  it('returns rows, numbers of rows and bytes as a connection in the same thread does', async () => {
    const seen = await database.write(async trx => {
      const { numInsertedOrUpdatedRows: inserted } = await trx
        .insertInto('meta')
        .values([
          { key: 'x', value: '1' },
          { key: 'y', value: '2' },
        ])
        .executeTakeFirstOrThrow();
      const { rows } = await sql`select x'00ff' as bytes, 1.5 as half, null as missing, 'ü' as text`.execute(trx);
      const { numDeletedRows: deleted } = await trx
        .deleteFrom('meta')
        .where('key', 'in', ['x', 'y'])
        .executeTakeFirst();
      return { inserted, rows, deleted };
    });
    expect(seen).toEqual({
      inserted: 2n,
      rows: [{ bytes: Uint8Array.of(0, 255), half: 1.5, missing: null, text: 'ü' }],
      deleted: 2n,
    });
  });

  it('reports errors of SQLite with their codes, and goes on', async () => {
    const twice = database.write(async trx => {
      await set(trx, 'same', '1');
      await set(trx, 'same', '2');
    });
    await expect(twice).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 1555 });
    await database.write(trx => set(trx, 'same', '3'));
    expect(await stored('same')).toBe('3');
  });

  it('runs nothing more once SQLite has rolled back by itself', async () => {
    const work = database.write(async trx => {
      await set(trx, 'before', '1');
      await sql`rollback`.execute(trx);
      await set(trx, 'after', '2');
    });
    await expect(work).rejects.toThrow('The transaction has been rolled back.');
    expect([await stored('before'), await stored('after')]).toEqual([undefined, undefined]);
  });

  it('runs one transaction after the other, also when a process beside it writes', async () => {
    const other = openSqlite(join(store.folder, 'sitekeeper.db'));
    await database.write(trx => set(trx, 'count', '0'));
    const more = (of: Database) =>
      of.write(async trx => {
        const { value } = await trx
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'count')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('meta')
          .set({ value: `${Number(value) + 1}` })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => more(index % 2 ? database : other)));
    expect(await stored('count')).toBe('20');
    await other.close();
  });

  it('fails everything that waits when the thread dies, and tells that nothing can be stored any more', async () => {
    const died = Promise.withResolvers<Error>();
    const thread = new WriterThread(join(store.folder, 'missing', 'sitekeeper.db'), new Damage(), died.resolve);
    await expect(thread.do({ do: 'begin' })).rejects.toThrow('unable to open database file');
    expect((await died.promise).message).toBe('unable to open database file');
    await expect(thread.do({ do: 'begin' })).rejects.toThrow('unable to open database file');
    await thread.close();
  });

  it('leaves no log behind once it is closed, and refuses what comes then', async () => {
    await database.write(trx => set(trx, 'last', '1'));
    await database.close();
    const again = openSqlite(join(store.folder, 'sitekeeper.db'));
    expect(await again.db.selectFrom('meta').select('value').where('key', '=', 'last').execute()).toHaveLength(1);
    await again.close();
    await expect(database.write(trx => set(trx, 'late', '1'))).rejects.toThrow();
  });
});
