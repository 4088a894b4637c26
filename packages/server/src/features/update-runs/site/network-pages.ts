import { loadSite, networkOf, sitesOfNetwork } from '../../sites/index.ts';
import type { FrontBefore, FrontFault, FrontPage } from './front-page.ts';
import type { SiteOfRun } from './site-of-run.ts';
import { visitFrontPage } from './visit-front-page.ts';

type NetworkPages = NonNullable<FrontBefore['network']>;

/** So many sites of a network are looked at for each update: they are on one server, which has other work to do. */
const MOST_SITES = 20;

/**
 * Front pages of the other connected sites of the network that are healthy now: an update of this site replaces their
 * files too, and may be active only there.
 * @returns undefined for a site without others.
 */
export async function healthyPagesOfNetwork(work: SiteOfRun): Promise<NetworkPages | undefined> {
  const { ctx, siteId } = work;
  const network = await networkOf(ctx.database.db, siteId);
  if (!network) return undefined;
  const others = await sitesOfNetwork(ctx.database.db, network, siteId);
  const healthy: Record<string, FrontPage> = {};
  for (const { id } of others.filter(({ status }) => status === 'connected').slice(0, MOST_SITES)) {
    const site = await loadSite(ctx, id);
    if (!site) continue;
    const { page, fault } = await visitFrontPage(work, site.address, undefined);
    if (fault === undefined) healthy[id] = page;
  }
  return Object.keys(healthy).length > 0 ? healthy : undefined;
}

/** Whether a page that was healthy before the updates is so no longer. */
export async function networkFault(
  work: Pick<SiteOfRun, 'ctx'>,
  before: NetworkPages | undefined,
): Promise<FrontFault | undefined> {
  for (const [id, page] of Object.entries(before ?? {})) {
    const site = await loadSite(work.ctx, Number(id));
    if (site && (await visitFrontPage(work, site.address, page)).fault) return 'network_page_broken';
  }
  return undefined;
}
