import { CompiledQuery, sql } from 'kysely';
import type { Db } from 'pg-boss';
import type { Queryable } from '../../database/port.ts';

/** What pg-boss sends goes through the store's own connections: its messages come and go with the caller's transaction. */
export function bossDb(db: Queryable): Db {
  return {
    executeSql: (text, values = []) => (/^\s*begin;/i.test(text) ? transactionOf(db, text) : run(db, text, values)),
  };
}

/** A text of many statements that begins a transaction. Where it fails, its connection must not go back as it is. */
function transactionOf(db: Queryable, text: string) {
  return db.connection().execute(async one => {
    try {
      return await run(one, text, []);
    } catch (error) {
      await sql`rollback`.execute(one).catch(() => {}); // the connection is gone: then so is the transaction
      throw error;
    }
  });
}

async function run(db: Queryable, text: string, values: readonly unknown[]) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  // biome-ignore lint/suspicious/noExplicitAny: what pg-boss declares
  return { rows: rows as any[] };
}
