import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The sites whose own row says that something else is the matter than pending updates. They are few, so that the health
 * of a fleet is counted without reading it.
 */
export function unusualSitesMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index sites_unusual on sites (status, id) where status <> 'connected'
        or sync_error_code is not null or last_sync_at is null
        or (checked_at is not null and (check_status is null or check_status < 200 or check_status > 399))`.execute(db);
    },
  };
}
