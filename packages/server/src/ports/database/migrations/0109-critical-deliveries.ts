import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Critical messages are found at once among the thousands that may be due for a channel, and those due first: what is
 * queued together is due at the same time, so the index has the whole order.
 */
export function criticalDeliveriesMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index deliveries_critical on deliveries (channel_id, next_at, id)
        where severity = 'critical' and next_at is not null`.execute(db);
      await sql`drop index deliveries_due`.execute(db);
      await sql`create index deliveries_due on deliveries (channel_id, next_at, id) where next_at is not null`.execute(
        db,
      );
    },
  };
}
