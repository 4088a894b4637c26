import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from './store.ts';

export interface StoreSize {
  /** In all tables of ours. */
  readonly rows: number;
  readonly mb: number;
}

/** Counts the rows of a store, and what they take on disk. */
export async function looksAtStore(store: Store): Promise<StoreSize> {
  const app = await store.open();
  try {
    const { db, engine } = app.services.database;
    const tables =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like '%search%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
    let rows = 0;
    for (const { name } of (await tables.execute(db)).rows) {
      const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
      rows += Number(counted.rows[0]?.count ?? 0);
    }
    const bytes =
      engine === 'sqlite'
        ? statSync(join(store.folder, 'sitekeeper.db')).size
        : await sql<{ bytes: number }>`select coalesce(sum(pg_total_relation_size(format('%I.%I', schemaname, tablename)
            ::regclass)), 0) as bytes from pg_tables where schemaname = current_schema()`
            .execute(db)
            .then(({ rows: [row] }) => Number(row?.bytes ?? 0));
    return { rows, mb: bytes / 2 ** 20 };
  } finally {
    await app.close();
  }
}
