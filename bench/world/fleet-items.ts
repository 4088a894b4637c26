import { refreshPending } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** For each site; slugs come from a few hundred that exist, so that every item is on many sites. */
const PLUGINS = 12;
const THEMES = 3;
const UPDATES = 4;
const KINDS = 400;
const SITES_AT_ONCE = 10_000;
/** The fewer sites have it, the longer a scan of all of them takes without a match. */
const ONE_IN = 50;

/** Rows of items that were stored. */
export interface StoredItems {
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Gives every site of a store plugins, themes, updates, security findings and a certificate, with the server's own
 * functions.
 */
export async function storeItems(store: Store): Promise<StoredItems> {
  const app = await store.open();
  const start = performance.now();
  let rows = 0;
  try {
    const { database } = app.services;
    const ids = (await database.db.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += SITES_AT_ONCE) {
      const some = ids.slice(from, from + SITES_AT_ONCE);
      await database.write(async trx => {
        const sites = sql`sites where sites.id between ${some[0]} and ${some.at(-1)}`;
        for (const statement of statementsFor(sites))
          rows += Number((await statement.execute(trx)).numAffectedRows ?? 0);
        await refreshPending(trx, some);
      });
    }
    if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
    return { rows, seconds: (performance.now() - start) / 1000 };
  } finally {
    await app.close();
  }
}

function statementsFor(sites: ReturnType<typeof sql>) {
  const numbered = (count: number) =>
    sql`(${sql.join(
      Array.from({ length: count }, (_, i) => sql`select ${sql.lit(i)} as i`),
      sql` union all `,
    )}) as n, ${sites}`;
  const kind = sql`((sites.id * 7 + n.i * 11) % ${sql.lit(KINDS)})`;
  const plugin = sql`'plugin-' || ${kind} || 'x/plugin.php', 'Plugin ' || ${kind} || 'x'`;
  return [
    sql`insert into site_plugins (site_id, slug, name, version, active, must_use, is_connector)
      select sites.id, ${plugin}, '1.4.2', 1, 0, 0 from ${numbered(PLUGINS)}`,
    sql`insert into site_themes (site_id, slug, name, version, active, parent_active)
      select sites.id, 'theme-' || n.i, 'Theme ' || n.i, '2.0', 0, 0 from ${numbered(THEMES)}`,
    sql`insert into site_updates (site_id, type, slug, language, name, version, new_version)
      select sites.id, 'plugin', slug, '', name, '1.4.2', '1.5.0' from (
        select sites.id, ${sql`'plugin-' || ${kind} || 'x/plugin.php'`} as slug, ${sql`'Plugin ' || ${kind} || 'x'`} as name
        from ${numbered(UPDATES - 1)}) as sites`,
    sql`insert into site_updates (site_id, type, slug, language, name, version, new_version)
      select sites.id, 'core', 'wordpress', '', 'WordPress', '6.8', '6.9' from ${sites} and sites.id % 3 = 0`,
    sql`insert into site_security (site_id, check_key, value)
      select sites.id, 'debug_disabled', 'N' from ${sites} and sites.id % ${sql.lit(ONE_IN)} = 0`,
    sql`insert into tls_probes (site_id, endpoint, fault, issuer, expires_at, probed_at)
      select sites.id, 'example.com:443', case when sites.id % ${sql.lit(ONE_IN)} = 0 then 'expired' end, 'A CA',
        ${Date.now()} + sites.id % 90 * 86400000, ${Date.now()} from ${sites}`,
    sql`update sites set last_sync_at = ${Date.now()}, wp_version = '6.' || (id % 9), php_version = '8.' || (id % 4)
      where id in (select sites.id from ${sites})`,
  ];
}
