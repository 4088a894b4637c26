import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What proposed calls are about, so that lists of them can be narrowed to a client or tag. */
export function approvalSubjectsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table approval_subjects (
      approval_id ${text} not null references approvals (id) on delete cascade,
      site_id ${integer}, client_id ${integer}, tag_id ${integer}, job_id ${text})`,
    'create index approval_subjects_approval on approval_subjects (approval_id)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
