import type { World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

/** Names of all tables of the store, except those of the migrator. */
export async function tablesOfStore({ app }: Pick<World, 'app'>): Promise<string[]> {
  const { db, engine } = app.services.database;
  const of =
    engine === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`;
  const { rows } = await of.execute(db);
  return rows.map(({ name }) => name).filter(name => !name.startsWith('kysely'));
}

/** Counters of attempts, and counts of changes: those of a connection to PostgreSQL appear with its first one. */
const CHANGE_BY_THEMSELVES = ['counters', 'part_versions'];

/** The number of rows in each table, except for those that change by themselves. */
export async function rowCounts(world: Pick<World, 'app'>): Promise<Record<string, number>> {
  const { db } = world.app.services.database;
  const counts: Record<string, number> = {};
  for (const name of (await tablesOfStore(world)).filter(table => !CHANGE_BY_THEMSELVES.includes(table)).sort()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
