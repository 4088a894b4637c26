import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable } from '../../ports/database/port.ts';

export interface PluginRow {
  slug: string;
  name: string;
  version: string;
  active: number;
  must_use: number;
  is_connector: number;
  update_version: string | null;
}

/** The plugins of a site as of its last sync or action, by name. */
export function pluginsOfSite(
  db: Queryable,
  siteId: number,
  filter: { active?: boolean; hasUpdate?: boolean } = {},
): Promise<PluginRow[]> {
  return installedPlugins(db, filter).where('plugin.site_id', '=', siteId).execute();
}

/** The same of several sites, by site. */
export async function pluginsOfSites(db: Queryable, siteIds: readonly number[]): Promise<Map<number, PluginRow[]>> {
  const rows = await inChunks(siteIds, chunk =>
    installedPlugins(db, {}).select('plugin.site_id').where('plugin.site_id', 'in', chunk).execute(),
  );
  return Map.groupBy(rows, row => row.site_id);
}

function installedPlugins(db: Queryable, filter: { active?: boolean; hasUpdate?: boolean }) {
  return db
    .selectFrom('site_plugins as plugin')
    .leftJoin('site_updates as update', join =>
      join
        .onRef('update.site_id', '=', 'plugin.site_id')
        .on('update.type', '=', 'plugin')
        .on('update.ignored', '=', 0)
        .onRef('update.slug', '=', 'plugin.slug'),
    )
    .select(['plugin.slug', 'plugin.name', 'plugin.version', 'plugin.active', 'must_use', 'is_connector'])
    .select('update.new_version as update_version')
    .$if(filter.active !== undefined, q => q.where('plugin.active', '=', Number(filter.active)))
    .$if(filter.hasUpdate === true, q => q.where('update.new_version', 'is not', null))
    .$if(filter.hasUpdate === false, q => q.where('update.new_version', 'is', null))
    .orderBy(eb => eb.fn<string>('lower', ['plugin.name']))
    .orderBy('plugin.slug');
}
