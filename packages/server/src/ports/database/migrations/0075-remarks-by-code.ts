import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What the reasons of carried records and sites follow from, for pages in other languages. */
export function remarksByCodeMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table import_records add column remarks_json ${text}`).execute(db);
      await sql.raw(`alter table carried_sites add column remarks_json ${text}`).execute(db);
    },
  };
}
