import type { Database } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

const SIZES = [1_000_000, 100_000, 10_000, 1_000, 100, 10];

/**
 * Fills a store up, as a full disk does. SQLite may add no pages, and the free ones are used up; it reports that itself
 * (SQLITE_FULL). PostgreSQL answers every write as it does on a full disk (53100).
 */
export async function fillUp(database: Database): Promise<void> {
  if (database.engine === 'postgres') return eachTable(database, noRoomIn);
  await database.write(async trx => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(trx);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(trx);
  });
  for (const size of SIZES) {
    for (let turn = 0; await isTaken(database, size, turn); turn++);
  }
}

export async function makeRoom(database: Database): Promise<void> {
  if (database.engine === 'postgres') return eachTable(database, roomIn);
  await database.write(async trx => {
    await sql`pragma max_page_count = 4294967294`.execute(trx);
  });
  await database.write(trx => trx.deleteFrom('meta').where('key', 'like', 'junk/%').execute());
}

function isTaken(database: Database, size: number, turn: number): Promise<boolean> {
  const row = { key: `junk/${size}/${turn}`, value: '.'.repeat(size) };
  return database
    .write(trx => trx.insertInto('meta').values(row).execute())
    .then(
      () => true,
      () => false,
    );
}

/** All but the count of changes, which this transaction raises itself as its last step. */
async function eachTable(database: Database, statement: (table: string) => string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'part_versions'`.execute(database.db);
  await database.write(async trx => {
    await sql`create or replace function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(trx);
    for (const { name } of rows) await sql.raw(statement(name)).execute(trx);
  });
}

const noRoomIn = (table: string) =>
  `create trigger no_room before insert or update on ${table} for each statement execute function no_room()`;
const roomIn = (table: string) => `drop trigger no_room on ${table}`;
