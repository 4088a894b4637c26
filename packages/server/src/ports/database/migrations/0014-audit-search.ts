import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The audit log is looked through by who, what, whom and when; the newest rows first. */
export function auditSearchMigration(): Migration {
  const statements = [
    'create index audit_log_actor on audit_log (actor, id)',
    'create index audit_log_action on audit_log (action, id)',
    'create index audit_log_subject on audit_log (subject, id)',
    'create index audit_log_at on audit_log (at, id)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
