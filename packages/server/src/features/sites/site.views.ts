import type { Ctx } from '../../kernel/context.ts';
import { isoInstantOrNull } from '../../kernel/instants.ts';
import { type SiteRow, updateCounts } from './site.store.ts';

/** The site in full, as get-site, add-site and update-site answer it. */
export async function siteDetailView(ctx: Ctx, site: SiteRow, withStats = false) {
  return {
    ...site,
    last_sync: isoInstantOrNull(site.last_sync_at),
    ...(withStats ? { stats: await siteStatsView(ctx, site) } : {}),
  };
}

async function siteStatsView(ctx: Ctx, site: SiteRow) {
  const counts = await updateCounts(ctx.database.db, site.id);
  return {
    plugin_updates: counts.get('plugin') ?? 0,
    theme_updates: counts.get('theme') ?? 0,
    wp_update_available: (counts.get('core') ?? 0) > 0,
    health_score: site.health_score ?? 100,
  };
}
