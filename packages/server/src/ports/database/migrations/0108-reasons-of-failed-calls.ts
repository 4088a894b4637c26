import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Why an approved call failed, for programs: messages are in English. Stored ones have none. */
export function reasonsOfFailedCallsMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table approvals add column error_data_json ${text}`).execute(db);
    },
  };
}
