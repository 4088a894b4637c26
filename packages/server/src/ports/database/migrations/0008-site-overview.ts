import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * On SQLite lists of sites sort and filter by columns that this index has all of, so that no row of a site, which is
 * wide, is read but those of the page. PostgreSQL keeps the wide columns apart and bounds the size of index entries.
 */
export function siteOverviewMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return;
      await sql`create index sites_overview on sites (
        status, client_id, last_sync_at, health_score, check_ms, created_at, wp_version, php_version, child_version
      )`.execute(db);
      await sql`create index sites_url on sites (status, url_key)`.execute(db);
    },
  };
}
