import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows of the audit log are numbered without gaps, say from where, and their head is sealed. */
export function sealedAuditMigration(): Migration {
  const statements = [
    "alter table audit_log add column address text not null default ''",
    "alter table audit_log add column client text not null default ''",
    'alter table audit_log add column seq integer not null default 0',
    'update audit_log set seq = numbered.seq from (select id, row_number() over (order by id) as seq from audit_log) as numbered where numbered.id = audit_log.id',
    'create index audit_log_seq on audit_log (seq)',
    'alter table audit_head add column row_count integer not null default 0',
    "alter table audit_head add column sealed text not null default ''",
    'update audit_head set row_count = (select count(*) from audit_log)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
