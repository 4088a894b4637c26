import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What jobs are to install, and on which sites they have sent it. */
export function installsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table install_jobs (
      job_id ${text} primary key references jobs (id) on delete cascade, type ${text} not null, slug ${text} not null,
      version ${text}, activate ${integer} not null)`,
    `create table installs_sent (
      job_id ${text} not null references jobs (id) on delete cascade, site_id ${integer} not null,
      sent_at ${integer} not null, primary key (job_id, site_id))`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
