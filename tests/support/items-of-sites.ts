import type { Database } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

/**
 * Gives every stored site plugins, themes, updates, findings, a certificate and more: enough for a query planner to
 * choose by.
 */
export async function storeItemsOfSites(database: Database): Promise<void> {
  const times = (count: number) =>
    sql`(${sql.join(
      Array.from({ length: count }, (_, i) => sql`select ${sql.lit(i)} as i`),
      sql` union all `,
    )}) as n`;
  const slug = sql`'plugin-' || ((sites.id * 7 + n.i * 11) % 300) || '/plugin.php'`;
  const now = Date.now();
  const statements = [
    sql`insert into site_plugins (site_id, slug, name, version, active, must_use, is_connector)
      select sites.id, ${slug}, 'Plugin', '1.4', 1, 0, 0 from sites, ${times(6)}`,
    sql`insert into site_themes (site_id, slug, name, version, active, parent_active)
      select sites.id, 'theme-' || n.i, 'Theme', '2.0', 0, 0 from sites, ${times(2)}`,
    sql`insert into site_updates (site_id, type, slug, language, name, version, new_version)
      select sites.id, 'plugin', ${slug}, '', 'Plugin', '1.4', '1.5' from sites, ${times(4)}`,
    sql`insert into site_security (site_id, check_key, value)
      select sites.id, 'check_' || n.i, case when sites.id % 50 = 0 then 'N' else 'Y' end from sites, ${times(4)}`,
    sql`insert into site_abandoned (site_id, type, slug, name, version, last_updated_at)
      select sites.id, 'plugin', ${slug}, 'Plugin', '1.4',
        case when sites.id % 10 = 0 then 1000 else ${sql.lit(now)} end from sites, ${times(2)}`,
    sql`insert into tls_probes (site_id, endpoint, fault, issuer, expires_at, probed_at)
      select sites.id, 'x:443', case when sites.id % 50 = 0 then 'expired' end, 'CA',
        ${now} + sites.id % 90 * 86400000, ${now} from sites`,
    sql`insert into site_changes (site_id, dedupe_key, context, action, object_name, user_name, occurred_at)
      select sites.id, 'change ' || n.i, 'plugin', 'updated', 'Plugin', 'admin', n.i from sites, ${times(2)}`,
    sql`insert into tags (name, name_key) values ('Shops', 'shops')`,
    sql`insert into site_tags (site_id, tag_id) select sites.id, tags.id from sites, tags where sites.id % 400 = 0`,
    sql`insert into clients (name, name_key, search_text, status, created_at, updated_at)
      values ('Client', 'client', 'client', 'active', 1, 1)`,
    sql`update sites set client_id = (select id from clients) where id % 400 = 1`,
    sql`update sites set last_sync_at = ${now}, pending_plugins = case when id % 10 = 0 then 0 else 6 end`,
  ];
  await database.write(async trx => {
    for (const statement of statements) await statement.execute(trx);
  });
  // PostgreSQL does so automatically after a while; the embedded store has no statistics, in production neither.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
}
