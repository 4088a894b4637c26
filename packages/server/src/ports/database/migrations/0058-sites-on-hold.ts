import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Incidents that ended because nobody looks any more. */
export function sitesOnHoldMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table monitor_incidents add column unwatched ${integer} not null default 0`).execute(db);
    },
  };
}
