import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Sessions know when their user last gave proof; in those that are open nobody has yet. */
export function proofsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table sessions add column proved_at ${integer} not null default 0`).execute(db);
    },
  };
}
