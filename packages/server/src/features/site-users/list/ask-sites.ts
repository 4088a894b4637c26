import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf, keylessRefusal, loadSite, overSites, type SiteFailure } from '../../sites/index.ts';
import type { TargetSite } from '../target-sites.ts';

/** Sites in progress for each possible simultaneous request: the lanes are never empty. */
const AHEAD = 2;

export interface AskSitesOptions {
  /** If it throws a failure of the site, that is data; anything else is a bug. */
  ask(connection: SiteConnection, site: TargetSite): Promise<void>;
  failed(site: TargetSite, failure: SiteFailure): void;
  /** Once aborted, no further site is contacted, and answers on their way are ignored. */
  readonly signal?: AbortSignal | undefined;
  /** Sites in progress at the same time. */
  readonly atOnce?: number;
}

/** Sends requests to sites in parallel, as many as there are lanes. */
export async function askSites(
  ctx: Ctx,
  sites: readonly TargetSite[],
  { ask, failed, signal, atOnce = ctx.settings.syncConcurrency * AHEAD }: AskSitesOptions,
): Promise<void> {
  const askOne = async (site: TargetSite) => {
    const known = await loadSite(ctx, site.id);
    if (!known?.connection) failed(site, keylessRefusal(known, 'list_users'));
    else {
      await ask(known.connection, site).catch(error => {
        if (!signal?.aborted) failed(site, failureOf(error));
      });
    }
  };
  await overSites(sites, askOne, { atOnce, signal });
}
