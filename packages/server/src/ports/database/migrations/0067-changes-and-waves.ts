import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Changes of all sites by time, also those of one kind; and when the waves of update runs began and ended. */
export function changesAndWavesMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    'drop index site_changes_age',
    'create index site_changes_newest on site_changes (occurred_at, id)',
    'create index site_changes_of_context on site_changes (context, occurred_at, id)',
    `create table update_run_waves (
      job_id ${text} not null references update_runs (job_id) on delete cascade,
      wave ${integer} not null, started_at ${integer} not null, ended_at ${integer},
      primary key (job_id, wave))`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
