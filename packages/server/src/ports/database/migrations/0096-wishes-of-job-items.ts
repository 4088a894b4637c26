import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Jobs that reconnect sites note the wish that they follow. Those that wait had only the time at which they were made. */
export function wishesOfJobItemsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table job_items add column status_wished_at ${integer}`).execute(db);
      await sql`update job_items set status_wished_at = (select created_at from jobs where jobs.id = job_id)
        where state = 'pending' and job_id in (select id from jobs where type = 'reconnect')`.execute(db);
    },
  };
}
