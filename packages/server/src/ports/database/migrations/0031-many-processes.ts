import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What several processes must know of one another. */
export function manyProcessesMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const tables = [
    `create table queue_suspects (
      id ${text} primary key, holder ${text} not null, alone ${integer} not null,
      suspicion ${integer} not null, deaths ${integer} not null)`,
    `create table turns (name ${text} primary key, taken_at ${integer} not null)`,
    `create table workers (id ${text} primary key, seen_at ${integer} not null)`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) await sql.raw(table).execute(db);
    },
  };
}
