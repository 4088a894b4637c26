import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { countChanges } from '../versions/part-versions.ts';

/**
 * Parts of the store count their changes, so that what was worked out from one is kept as long as it holds; and what the
 * overview counts among all sites, the few of many, gets indexes of the few.
 */
export function partVersionsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await countChanges(db, engine);
      for (const statement of [
        `create index site_security_failed on site_security (check_key, site_id) where value in ('N', 'N_UNABLE')`,
        'create index tls_probes_faulty on tls_probes (site_id) where fault is not null',
        'create index tls_probes_expiry on tls_probes (expires_at, fault, site_id)',
        `create index sites_untended on sites (id) where status = 'suspended' or url not like 'https:%'`,
        `create index sites_ailing on sites (status, checked_at, check_status, last_sync_at, sync_error_code)
          where (status <> 'connected' or sync_error_code is not null or last_sync_at is null
            or (checked_at is not null and not (check_status is not null and check_status between 200 and 399)
              and checked_at > last_sync_at))`,
      ]) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}
