import type { Database } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

const DAY = 86_400_000;

/**
 * Gives every stored site what grows with time: incidents, changes, events, findings, and what people and assistants
 * did to it. A few of each are still open.
 */
export async function storeRecordsOfSites(database: Database): Promise<void> {
  const times = (count: number) =>
    sql`(${sql.join(
      Array.from({ length: count }, (_, i) => sql`select ${sql.lit(i)} as i`),
      sql` union all `,
    )}) as n`;
  const now = sql.lit(Date.now());
  const day = sql.lit(DAY);
  const number = sql`(sites.id * 5 + n.i)`;
  const approval = sql`'00000000-0000-4000-8000-' || substr('' || (100000000000 + sites.id), 1, 12)`;
  const statements = [
    sql`insert into monitors (site_id, status) select id, case when id % 200 = 0 then 'down' else 'up' end from sites`,
    sql`insert into monitor_incidents (site_id, started_at, ended_at, cause, reason, checks)
      select sites.id, ${now} - n.i * ${day} - sites.id, case when n.i = 0 and sites.id % 200 = 0 then null
        else ${now} - n.i * ${day} - sites.id + 60000 end, 'timeout', '', 3 from sites, ${times(5)}`,
    sql`insert into site_changes (site_id, dedupe_key, context, action, object_name, user_name, occurred_at)
      select sites.id, 'later ' || n.i, case when n.i = 0 then 'theme' else 'plugin' end, 'updated', 'Plugin', 'admin',
        ${now} - n.i * ${day} - sites.id from sites, ${times(4)}`,
    sql`insert into events (type, severity, site_id, cause, occurred_at, data_json)
      select case when n.i = 0 then 'site.down' else 'site.up' end, 'high', sites.id, '', ${now} - n.i * ${day}, '{}'
      from sites, ${times(3)} order by n.i desc, sites.id`,
    sql`insert into audit_log (seq, at, actor, action, subject, detail_json, previous_hash, hash)
      select ${number}, ${now} - 10 * ${day} + ${number}, case when n.i = 0 then 'user:anna' else 'system:server' end,
        case when n.i = 0 then 'site.updated' else 'site.synced' end, 'site:' || sites.id, '{}', '', ''
      from sites, ${times(5)} order by 1`,
    sql`update audit_head set row_count = (select count(*) from audit_log)`,
    sql`insert into approvals (id, status, ability, admin_only, input_digest, shown_json, proposer_kind, proposer_id,
        proposed_by, client, proposed_at, expires_at)
      select ${approval}, case when sites.id % 400 = 0 then 'pending' else 'done' end, 'suspend-site-v1', 0,
        '', '{}', 'key', sites.id % 5, 'key:nightly', '', ${now} - sites.id * 60000, ${now} + ${day} from sites`,
    sql`insert into approval_subjects (approval_id, site_id) select ${approval}, id from sites`,
    sql`insert into vulnerability_records (id, title, severity, vector, cve, cve_url, description, informational,
        references_json, search_text, notices_json, digest)
      select 'record-' || id, 'Stored XSS', 'high', '', '', '', '', 0, '[]', 'stored xss', '[]', '' from sites
      where id % 20 = 0`,
    sql`insert into vulnerability_findings (site_id, type, slug, record_id, name, version, active, title, severity,
        fixed_in, update_version, found_at, fixed_at)
      select sites.id, 'plugin', 'plugin-' || n.i, 'record-' || (sites.id * 7 + n.i) % 400 * 20, 'Plugin', '1.4', 1,
        'Stored XSS', 'high', '1.5', '1.5', ${now} - ${day},
        case when n.i = 0 and sites.id % 10 = 0 then null else ${now} end from sites, ${times(8)}`,
  ];
  await database.write(async trx => {
    for (const statement of statements) await statement.execute(trx);
  });
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
}
