import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Critical messages are found at once among the thousands that may be due for a channel. */
export function criticalDeliveriesMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index deliveries_critical on deliveries (channel_id, next_at)
        where severity = 'critical' and next_at is not null`.execute(db);
    },
  };
}
