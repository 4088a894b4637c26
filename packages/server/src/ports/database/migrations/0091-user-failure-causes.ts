import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Why a user of an import was not created, by code: messages are in English. Stored ones have none. */
export function userFailureCausesMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table user_job_failures add column cause ${text}`).execute(db);
    },
  };
}
