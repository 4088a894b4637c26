import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const WEEK_MS = 7 * 24 * 3600_000;

/** The release before goes on with a store from before the upgrade, which opens only the sites whose keys are the same. */
export function rsaKeysWaitMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const now = Date.now();
      await sql`update sites set key_due_at = ${now + WEEK_MS} where key_due_at <= ${now} and signing <> 'p256'`.execute(
        db,
      );
    },
  };
}
