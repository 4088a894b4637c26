import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Sites could report dates so late that Node.js can't read them from SQLite, which made backups fail. */
export function datesOfAbandonedMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`update site_abandoned set last_updated_at = ${LAST_INSTANT} where last_updated_at > ${LAST_INSTANT}`.execute(
        db,
      );
    },
  };
}
