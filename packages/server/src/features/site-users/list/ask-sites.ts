import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf, loadSoon, type SiteFailure } from '../../sites/index.ts';
import type { TargetSite } from '../target-sites.ts';

/** Sites whose work has begun, for each request that may be under way: the lanes are never empty. */
const AHEAD = 2;

export interface AskSitesOptions {
  /** What it throws of a site's own failures is data; anything else is a bug. */
  ask(connection: SiteConnection, site: TargetSite): Promise<void>;
  failed(site: TargetSite, failure: SiteFailure): void;
  /** Once aborted, no further site is asked, and what those under way answer is of no interest. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks sites at once, as many as there are lanes. */
export async function askSites(
  ctx: Ctx,
  sites: readonly TargetSite[],
  { ask, failed, signal }: AskSitesOptions,
): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let order = next++; order < sites.length && !signal?.aborted; order = next++) {
      const site = sites[order] as TargetSite;
      const { connection, damaged } = (await loadSoon(ctx, site.id)) ?? {};
      if (!connection) failed(site, damaged ?? NOT_CONNECTED);
      else {
        await ask(connection, site).catch(error => {
          if (!signal?.aborted) failed(site, failureOf(error));
        });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(sites.length, ctx.settings.syncConcurrency * AHEAD) }, one));
}

const NOT_CONNECTED: SiteFailure = {
  code: 'site_disconnected',
  message: 'The site was disconnected or deleted in the meantime.',
};
