import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** On PostgreSQL, the job of a run could be completed just before the run was, which then stayed as it was. */
export function finishedRunsMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`update update_runs set state = 'finished'
        where state = 'running' and job_id in (select id from jobs where status = 'completed')`.execute(db);
    },
  };
}
