import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeTestStore } from '../../testing/index.ts';
import { openPostgres } from './postgres.ts';
import { keptStatement, valueGiven } from './statements/kept-statement.ts';

const tagsNamed = keptStatement({ name: valueGiven }, ({ name }, db) =>
  db.selectFrom('tags').select('id').where('name', '=', name),
);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a connection to PostgreSQL', () => {
  // A pooler such as PgBouncer gives each transaction another connection, which knows no statement of the one before.
  it('has no prepared statement, so that a pooler may lend it by transaction', async () => {
    const { env, remove } = await makeTestStore();
    const store = openPostgres(env.DATABASE_URL ?? '', { connections: 1 });
    await store.migrate();
    await store.version();
    await store.version('sites');
    await store.write(trx => trx.insertInto('tags').values({ name: 'a', name_key: 'a', color: null }).execute());
    await tagsNamed(store.db, { name: 'a' });
    await store.ping();
    const prepared = sql<{ name: string }>`select name from pg_prepared_statements`;
    expect((await prepared.execute(store.db)).rows).toEqual([]);
    await store.close();
    await remove();
  });
});
