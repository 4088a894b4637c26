import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What a failed sync follows from, by a code that says more than that of the error. */
export function syncErrorCauseMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table sites add column sync_error_cause ${text}`).execute(db);
    },
  };
}
