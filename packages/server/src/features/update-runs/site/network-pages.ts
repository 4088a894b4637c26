import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { loadSite, networkOf, sitesOfNetwork } from '../../sites/index.ts';
import { type FrontBefore, frontFault } from './front-page.ts';
import type { SiteOfRun } from './site-of-run.ts';
import { type SeenPage, visitFrontPage } from './visit-front-page.ts';

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
  const looks = others
    // Any site may say that it belongs to a network, and could have updates of strangers rolled back.
    .filter(({ status, vouched }) => status === 'connected' && vouched)
    .slice(0, MOST_SITES)
    .map(async ({ id }) => {
      const site = await loadSite(ctx, id);
      const visit = site && (await ctx.childSites.visit(site.address));
      // A page that is not healthy at once is not compared later.
      if (!visit || frontFault(visit, undefined, undefined)) return [];
      return [[String(id), { status: visit.httpStatus, bytes: visit.bytes }] as const];
    });
  const healthy = (await Promise.all(looks)).flat();
  return healthy.length > 0 ? Object.fromEntries(healthy) : undefined;
}

/** Whether a page that was healthy before the updates of this site is so no longer. */
export async function networkFault(
  work: Pick<SiteOfRun, 'ctx'>,
  updated: SiteConnection,
  before: NetworkPages | undefined,
): Promise<Pick<SeenPage, 'fault' | 'unseen' | 'unseenSites'>> {
  const looks = Object.entries(before ?? {}).map(async ([id, page]) => {
    const site = await loadSite(work.ctx, Number(id));
    const seen = site?.connection && (await visitFrontPage(work, site.connection, page, { witness: updated }));
    return { id, fault: seen?.fault, unseen: seen?.unseen };
  });
  const broken = (await Promise.all(looks)).filter(({ fault }) => fault !== undefined);
  if (broken.length === 0) return { fault: undefined };
  return {
    fault: 'network_page_broken',
    unseen: broken.every(({ unseen }) => unseen) ? broken[0]?.unseen : undefined,
    unseenSites: broken.filter(({ unseen }) => unseen).map(({ id }) => id),
  };
}
