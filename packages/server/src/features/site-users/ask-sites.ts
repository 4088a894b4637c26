import type { Ctx } from '../../kernel/context.ts';
import { wireCode } from '../../kernel/errors.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { failureOf, loadSoon, type SiteFailure } from '../sites/index.ts';
import type { TargetSite, WebsiteError } from './target-sites.ts';

/** Sites whose work has begun, for each request that may be under way: the lanes are never empty. */
const AHEAD = 2;

/**
 * Asks sites at once, as many as there are lanes; a site that fails becomes an error, in the order of the sites.
 * @param ask What it throws of a site's own failures is data; anything else is a bug.
 */
export async function askSites(
  ctx: Ctx,
  sites: readonly TargetSite[],
  ask: (connection: SiteConnection, site: TargetSite, order: number) => Promise<void>,
): Promise<WebsiteError[]> {
  const failures = new Map<number, SiteFailure>();
  let next = 0;
  const one = async () => {
    for (let order = next++; order < sites.length; order = next++) {
      const site = sites[order] as TargetSite;
      const connection = (await loadSoon(ctx, site.id))?.connection;
      if (!connection) failures.set(order, NOT_CONNECTED);
      else await ask(connection, site, order).catch(error => failures.set(order, failureOf(error)));
    }
  };
  await Promise.all(Array.from({ length: Math.min(sites.length, ctx.settings.syncConcurrency * AHEAD) }, one));
  return [...failures]
    .sort(([a], [b]) => a - b)
    .map(([order, failure]) => websiteError(ctx, sites[order]?.id ?? 0, failure));
}

const NOT_CONNECTED: SiteFailure = {
  code: 'site_disconnected',
  message: 'The site was disconnected or deleted meanwhile.',
};

export function websiteError(ctx: Ctx, website_id: number | string, { code, message }: SiteFailure): WebsiteError {
  return { website_id, code: wireCode(code, ctx.settings.namespace), message };
}
