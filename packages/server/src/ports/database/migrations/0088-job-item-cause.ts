import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Why a site of a job failed or was skipped, by code: messages are in English. Stored ones have none. */
export function jobItemCauseMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table job_items add column cause ${text}`).execute(db);
    },
  };
}
