import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Failed updates of runs and what came after them, and jobs that roll updates back. */
export function failedRunsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    "create index update_run_items_failed on update_run_items (job_id, site_id) where state = 'failed'",
    'create index update_run_items_of_item on update_run_items (site_id, slug, type)',
    `create table update_roll_backs (
      job_id ${text} not null references jobs (id) on delete cascade, run_id ${text} not null,
      site_id ${integer} not null, seq ${integer} not null, sent_at ${integer}, primary key (job_id, site_id, seq))`,
    'create index update_roll_backs_of_run on update_roll_backs (run_id, site_id, seq)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
