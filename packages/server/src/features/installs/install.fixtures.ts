import { makeWorld, type World, type WorldOptions } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';

export const SLUG = 'amber-cache';
export const PLUGIN_FILE = 'amber-cache/amber-cache.php';
/** Breaks the request on the site in which it is activated. */
export const FATAL_SLUG = 'kite-social';
export const THEME = 'upper-deck';

/** Sites that have neither the plugin nor the theme, for all tests of a file. Requests to them time out after seconds. */
export function useBareSites(options: WorldOptions): () => World {
  const env = { SITEKEEPER_DEADLINE_ACTION: '2', SITEKEEPER_DEADLINE_UPDATE: '2', ...options.env };
  return useMade(
    () => makeWorld({ seeded: true, ...options, env }),
    world => world.close(),
  );
}

/** Sites as they were, without faults and without what these tests install; the ledger is empty. */
export function bareSites({ fleet, siteIds }: World): void {
  for (const k of siteIds.keys()) {
    const site = fleet.site(k + 1);
    site.setFaults();
    for (const { file } of site.plugins.filter(({ file }) => [SLUG, FATAL_SLUG].includes(file.split('/')[0] ?? ''))) {
      site.removePlugin(file);
    }
    site.removeTheme(THEME);
  }
  fleet.ledger.reset();
}

/** Addresses that a site was told to install from. */
export function installsSent({ fleet }: World, k = 1): string[] {
  return fleet.ledger.entries({ site: k, fn: 'installplugintheme' }).map(({ what }) => what);
}
