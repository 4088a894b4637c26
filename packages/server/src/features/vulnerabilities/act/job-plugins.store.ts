import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Database, Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import { onSites, type VulnerableItem } from './vulnerable-items.store.ts';

/** Active plugins with these slugs, on all sites that are not suspended or on the given ones. */
export async function selectActivePlugins(
  { db }: Database,
  slugs: readonly string[],
  siteIds: readonly number[] | undefined,
): Promise<VulnerableItem[]> {
  return onSites(siteIds, some => activePlugins(db, slugs, some));
}

async function activePlugins(db: Queryable, slugs: readonly string[], siteIds: readonly number[] | undefined) {
  const within = siteIds && sql`and site.id in (${sql.join([...siteIds])})`;
  const { rows } =
    await sql<VulnerableItem>`select plugin.site_id, site.name as site_name, site.status, 'plugin' as type, plugin.slug,
      plugin.name, plugin.version, '' as update_version, 0 as ignored,
      case when plugin.must_use = 0 and plugin.is_connector = 0 then 1 else 0 end as stoppable
    from site_plugins as plugin join sites as site on site.id = plugin.site_id
    where plugin.slug in (${sql.join([...slugs])}) and (plugin.active = 1 or plugin.must_use = 1)
      and site.status <> 'suspended' ${within ?? sql``}
    order by plugin.site_id, plugin.slug`.execute(db);
  return rows;
}

/** What a job is to deactivate. */
export async function insertJobPlugins(
  trx: Trx,
  engine: Engine,
  jobId: string,
  items: readonly Pick<VulnerableItem, 'site_id' | 'slug' | 'name'>[],
): Promise<void> {
  const rows = jsonRows(engine, { site_id: 'integer', slug: 'text', name: 'text' }, items);
  await sql`insert into vulnerability_job_plugins (job_id, site_id, slug, name)
    select ${jobId}, site_id, slug, name from ${rows} as chosen where true on conflict do nothing`.execute(trx);
}

/** The plugins of one site that a job is to deactivate, and whether they are still active there. */
export async function selectJobPlugins(db: Queryable, jobId: string, siteId: number) {
  return db
    .selectFrom('vulnerability_job_plugins as wanted')
    .leftJoin('site_plugins as plugin', join =>
      join.onRef('plugin.site_id', '=', 'wanted.site_id').onRef('plugin.slug', '=', 'wanted.slug'),
    )
    .select(['wanted.slug', 'wanted.name', 'plugin.active'])
    .where('wanted.job_id', '=', jobId)
    .where('wanted.site_id', '=', siteId)
    .orderBy('wanted.slug')
    .execute();
}
