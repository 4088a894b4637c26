import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { SiteRow } from './site.store.ts';

/** The full site, as returned by get-site, add-site and update-site. */
export function siteDetailView(site: SiteRow, withStats = false) {
  return {
    ...site,
    last_sync: isoInstantOrNull(site.last_sync_at),
    ...(withStats ? { stats: siteStatsView(site) } : {}),
  };
}

function siteStatsView(site: SiteRow) {
  return {
    plugin_updates: site.pending_plugins,
    theme_updates: site.pending_themes,
    wp_update_available: site.pending_core > 0,
    health_score: site.health_score ?? 100,
  };
}
