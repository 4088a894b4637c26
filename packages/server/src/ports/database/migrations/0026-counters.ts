import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Counts that all processes share: failed attempts, and requests of a minute. And which devices of a user are known. */
export function countersMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table counters (
          id ${text} primary key, scope ${text} not null, count ${integer} not null,
          since ${integer} not null, ends_at ${integer} not null)`,
        )
        .execute(db);
      await sql.raw(`alter table users add column device_epoch ${integer} not null default 0`).execute(db);
      await sql.raw('create index counters_scope on counters (scope, count, ends_at)').execute(db);
    },
  };
}
