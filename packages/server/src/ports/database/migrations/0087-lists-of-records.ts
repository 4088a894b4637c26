import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Incidents since a time, and proposed calls by state, are found and counted in an index. */
export function listsOfRecordsMigration(): Migration {
  const statements = [
    'create index monitor_incidents_ended on monitor_incidents (ended_at)',
    'create index approvals_status on approvals (status, proposed_at, id)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
