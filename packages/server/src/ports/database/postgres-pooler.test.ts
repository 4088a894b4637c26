import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import { updateRows } from './bulk.ts';
import { poolerBefore, poolerByTransaction } from './pooler.fixtures.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';
import { findRowsByIndex } from './statements/by-index.ts';
import { keptStatement, valueGiven } from './statements/kept-statement.ts';

const tagsNamed = keptStatement({ name: valueGiven }, ({ name }, db) =>
  db.selectFrom('tags').select('id').where('name', '=', name),
);
const wholeTags = keptStatement({ name: valueGiven }, ({ name }, db) =>
  db.selectFrom('tags').selectAll().where('name', '=', name),
);
const TAG_NAMES = { table: 'tags', columns: { id: 'integer', name: 'text' }, key: ['id'] } as const;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a connection to PostgreSQL', () => {
  let made: TestStore;
  const opened: Database[] = [];

  beforeEach(async () => {
    made = await makeTestStore();
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await made.remove();
  });

  async function open(url = made.env.DATABASE_URL ?? ''): Promise<Database> {
    const store = openPostgres(url, { connections: 1 });
    opened.push(store);
    await store.migrate();
    return store;
  }
  const prepared = async ({ db }: Database) => {
    const kept = sql<{ generic_plans: number; custom_plans: number; statement: string }>`select generic_plans,
      custom_plans, statement from pg_prepared_statements`;
    return (await kept.execute(db)).rows;
  };

  // A pooler such as PgBouncer gives each transaction another connection, which knows no statement of the one before.
  it('has no prepared statement behind a pooler, which may lend it by transaction', async () => {
    const pooler = await poolerBefore(made.env.DATABASE_URL ?? '');
    const store = await open(pooler.url);
    await store.version();
    await store.version('sites');
    await store.write(trx => trx.insertInto('tags').values({ name: 'a', name_key: 'a', color: null }).execute());
    await store.write(trx => updateRows(trx, 'postgres', TAG_NAMES, [{ id: 1, name: 'b' }]));
    await tagsNamed(store.db, { name: 'a' });
    await store.ping();
    expect(await prepared(store)).toEqual([]);
    pooler.close();
  });

  // Fails with a lock of the session: the migrations run on another connection, and the lock stays on the first.
  it('behind such a pooler, lets one of two processes bring the store up to date while the other waits', async () => {
    const pooler = await poolerByTransaction(made.env.DATABASE_URL ?? '');
    const [store] = await Promise.all([open(pooler.url), open(pooler.url)]);
    const locks = sql`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    expect((await locks.execute(store.db)).rows).toEqual([]);
    pooler.close();
  });

  // A plan of a table that was still empty would read all of it when it is large.
  it('reads a statement that is run again and again once, and plans it each time', async () => {
    const store = await open();
    for (let time = 0; time < 7; time++) await tagsNamed(store.db, { name: 'a' });
    expect(await prepared(store)).toEqual([
      expect.objectContaining({ generic_plans: 0, custom_plans: 7, statement: expect.stringContaining('"tags"') }),
    ]);
  });

  it('keeps the plan of such a statement while rows are found by index, also of one about sets of rows', async () => {
    const store = await open();
    for (let time = 0; time < 3; time++) {
      await store.write(async trx => {
        await findRowsByIndex(trx, 'postgres');
        await tagsNamed(trx, { name: 'a' });
        await updateRows(trx, 'postgres', TAG_NAMES, [{ id: 1, name: 'b' }]);
      });
    }
    const kept = await prepared(store);
    expect(kept.map(({ generic_plans, custom_plans }) => [generic_plans, custom_plans])).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  it('answers with all columns of a table after another process has added one', async () => {
    const store = await open();
    await store.write(trx => trx.insertInto('tags').values({ name: 'a', name_key: 'a', color: null }).execute());
    const before = await wholeTags(store.db, { name: 'a' });
    const another = await open();
    await sql`alter table tags add column later text`.execute(another.db);
    expect(await wholeTags(store.db, { name: 'a' })).toEqual([{ ...before[0], later: null }]);
  });
});
