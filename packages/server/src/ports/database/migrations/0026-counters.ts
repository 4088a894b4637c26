import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Counts that all processes share: failed attempts, and requests of a minute. */
export function counters(engine: Engine): Migration {
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
      await sql.raw('create index counters_scope on counters (scope, count, ends_at)').execute(db);
    },
  };
}
