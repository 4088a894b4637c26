import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** From which day the schedule of reports for all clients goes on for one whose own schedule was deleted. */
export function reportsBeginOnMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table clients add column reports_begin_on ${text}`).execute(db);
    },
  };
}
