import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * What the health of sites follows from is found without reading all of it, and what happened on one site is read in the
 * order of time.
 */
export function healthFactsMigration(engine: Engine): Migration {
  const statements = [
    `create index update_run_items_harm on update_run_items (site_id) where state = 'needs_attention'`,
    'create index update_run_items_site on update_run_items (site_id, finished_at) where finished_at is not null',
    `create index vulnerability_findings_exposed on vulnerability_findings (site_id, record_id)
      where fixed_at is null and active = 1`,
    'create index domains_expiry on domains (coalesce(expires_at, given_expires_at))',
    'drop index sites_ailing',
    ...(engine === 'postgres'
      ? []
      : [
          'drop index sites_overview',
          `create index sites_overview on sites (
            status, client_id, last_sync_at, health_score, check_ms, created_at, wp_version, php_version,
            child_version, checked_at, check_status, sync_error_code,
            pending_core, pending_plugins, pending_themes, pending_translations)`,
        ]),
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
