import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Sites are counted and listed by their health: on SQLite the index of the overview has all that tells it. */
export function siteHealthMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return;
      await sql`drop index sites_overview`.execute(db);
      await sql`create index sites_overview on sites (
        status, client_id, last_sync_at, health_score, check_ms, created_at, wp_version, php_version, child_version,
        checked_at, check_status, sync_error_code
      )`.execute(db);
    },
  };
}
