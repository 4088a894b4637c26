import type { World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

export interface FoundValue {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Every text in every table that contains sealed values, at any depth. */
export async function sealedTexts(database: World['app']['services']['database']): Promise<FoundValue[]> {
  const { db, engine } = database;
  const tables =
    engine === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sites_search%'`;
  const found: FoundValue[] = [];
  for (const { name: table } of (await tables.execute(db)).rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && SEALED.test(value)) found.push({ table, column, value });
      }
    }
  }
  return found;
}

const SEALED = /v1\.[\w-]{16}\.[\w-]{20,}|v2\.[0-9a-f]{16}\.[\w-]{16}\./;

/** `table.column` of every column whose name marks it as sealed. */
export async function sealedColumns({ db, engine }: World['app']['services']['database']): Promise<string[]> {
  const columns =
    engine === 'postgres'
      ? sql<{ name: string; column: string }>`select table_name as name, column_name as column
          from information_schema.columns where table_schema = current_schema()`
      : sql<{ name: string; column: string }>`select m.name, c.name as column
          from sqlite_master as m, pragma_table_info(m.name) as c where m.type = 'table'`;
  const { rows } = await columns.execute(db);
  return rows.filter(({ column }) => /(^|_)sealed($|_)/.test(column)).map(({ name, column }) => `${name}.${column}`);
}
