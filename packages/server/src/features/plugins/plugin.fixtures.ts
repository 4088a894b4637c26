import { makeWorld, type World } from '../../testing/index.ts';

export const STORED_CONNECTOR = 'mainwp-child/mainwp-child.php';
export const PLAIN_PLUGIN = 'amber-cache/amber-cache.php';
export const OTHER = 'acorn-backup/acorn-backup.php';
/** Breaks the request on the site in which it is activated. */
export const FATAL = 'kite-social/kite-social.php';

/** Two sites; actions on them time out after a second. */
export function pluginWorld(): Promise<World> {
  return makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
}

/** Site 1 healthy, with three inactive plugins, synced, and an empty ledger. Returns its id. */
export async function freshPlugins(world: World): Promise<number> {
  const id = world.siteIds[0] as number;
  const site = world.fleet.site(1);
  site.setFaults();
  for (const file of [PLAIN_PLUGIN, OTHER, FATAL]) site.setPlugin(file, { version: '1.0.0', active: false });
  await world.post('sync-sites-v1', { site_ids_or_domains: [id] });
  world.fleet.ledger.reset();
  return id;
}
