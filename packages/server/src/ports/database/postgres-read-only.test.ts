import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processFaultOf } from '../../kernel/process/process-fault.ts';
import { makeTestStore, type TestStore } from '../../testing/test-database.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database that is read-only for a while', () => {
  let store: TestStore;
  let admin: Database;
  let database: Database;

  beforeEach(async () => {
    store = await makeTestStore();
    admin = store.open();
    database = openPostgres(store.env.DATABASE_URL as string, { connections: 1 });
  });

  afterEach(async () => {
    await database.close();
    await admin.close();
    await store.remove();
  });

  const name = () => sql.id(new URL(store.env.DATABASE_URL as string).pathname.slice(1));

  // Fails if the connection is used again: the session of it stays as it was when it began.
  it('is written to again afterwards, although its connections were in use all the time', async () => {
    await admin.write(trx => sql`create table written (id integer)`.execute(trx));
    await sql`alter database ${name()} set default_transaction_read_only = on`.execute(admin.db);
    const write = () => database.write(trx => sql`insert into written values (1)`.execute(trx));
    expect(processFaultOf(await write().catch(error => error))).toBe('storage_read_only');
    await sql`alter database ${name()} reset default_transaction_read_only`.execute(admin.db);
    await write().catch(() => {}); // the connection of before
    await write();
  });
});
