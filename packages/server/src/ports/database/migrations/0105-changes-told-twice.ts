import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Find the change that one source of a site tells among those that the other told, by all that makes them the same. The
 * expressions are those of `save-changes.ts`: columns by themselves would let PostgreSQL take other indexes.
 */
export function changesToldTwiceMigration(): Migration {
  const same = `(site_id + 0), (context || ''), action, (case when context = 'core' then '' else object_name end),
    (occurred_at + 0)`;
  const statements = [
    `create index site_changes_of_actions on site_changes (${same}) where log_type_id is null`,
    `create index site_changes_of_logs on site_changes (${same}) where log_type_id is not null`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
