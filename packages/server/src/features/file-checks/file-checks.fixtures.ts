import type { FileItem } from '@sitekeeper/protocol';
import type { World } from '../../testing/index.ts';

export const PLUGIN = 'acorn-backup/acorn-backup.php';
export const ACORN: FileItem = { type: 'plugin', slug: PLUGIN };
export const MAIN_CLASS = 'includes/class-main.php';
const VERSION = '3.5.0';

/** Gives all sites of a fleet one plugin at one version. */
export function installAcorn({ fleet }: World): void {
  for (let k = 1; k <= fleet.size; k++) fleet.site(k).setPlugin(PLUGIN, { version: VERSION, active: true });
}

/** Events about files so far, oldest first: `3 files.altered {…}`. */
export async function fileEvents({ app, siteIds }: World) {
  const rows = await app.services.database.db
    .selectFrom('events')
    .selectAll()
    .where('type', 'like', 'files.%')
    .orderBy('id')
    .execute();
  return rows.map(({ type, site_id, data_json }) => ({
    type,
    site: siteIds.indexOf(site_id ?? 0) + 1,
    data: JSON.parse(data_json),
  }));
}

/** What is in one state, as sites and slugs. */
export async function itemsIn(world: World, state: string, siteId?: number) {
  const { body } = await world.get('list-checked-items-v1', {
    state,
    per_page: 200,
    ...(siteId === undefined ? {} : { site_id_or_domain: siteId }),
  });
  return body.items.map((item: { site_id: number; slug: string }) => ({
    ...item,
    site: world.siteIds.indexOf(item.site_id) + 1,
  }));
}

/** Turns file checks on or off. */
export const setChecks = (world: World, siteIds: readonly number[], allowed: boolean) =>
  world.post('set-file-checks-v1', { site_ids_or_domains: siteIds, allowed });

/** How often the files of a site were read. */
export const readingsOf = ({ fleet }: World, k: number) => fleet.ledger.entries({ site: k, fn: 'code_snippet' }).length;
