import { ConnectorError, MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import type { PageVisit, SiteConnection } from '../../../ports/child-sites/port.ts';
import { type FrontFault, type FrontPage, frontFault, mayPass } from './front-page.ts';
import { pause, type SiteOfRun } from './site-of-run.ts';

/** A cache of compiled code needs a moment to notice an update. */
const VISIT_AGAIN_MS = [0, 1500, 4000];
const ANSWERS_WITHIN_MS = 30_000;

export interface SeenPage {
  readonly page: FrontPage;
  /** What is wrong with it. */
  readonly fault: FrontFault | undefined;
  /** Why nothing of the site answered. That may be the network of this server: it says nothing about the site. */
  readonly unseen?: ConnectorError | undefined;
}

/** The front page now, and what is wrong with it; checked again before it is reported as broken. */
export async function visitFrontPage(
  work: Pick<SiteOfRun, 'ctx'>,
  site: SiteConnection,
  before: FrontPage | undefined,
  expectText?: string,
): Promise<SeenPage> {
  const judge = (visit: PageVisit): SeenPage => {
    const fault = frontFault(visit, before, expectText);
    return { page: { status: visit.httpStatus, bytes: visit.bytes }, fault };
  };
  let seen: SeenPage | undefined;
  for (const [turn, ms] of VISIT_AGAIN_MS.entries()) {
    await pause(work, ms);
    const visit = await work.ctx.childSites.visit(site);
    seen = judge(visit);
    if (seen.fault === undefined || (turn > 0 && !mayPass(visit))) break;
  }
  if (seen?.fault !== 'front_page_unreachable') return seen as SeenPage;
  const unseen = await silenceOf(work, site);
  if (unseen) return { ...seen, unseen };
  return judge(await work.ctx.childSites.visit(site));
}

/** Why the site can't be reached at all, if so. */
async function silenceOf({ ctx }: Pick<SiteOfRun, 'ctx'>, site: SiteConnection): Promise<ConnectorError | undefined> {
  const args = { server: site.server, syncData: MINIMAL_SYNC_DATA };
  try {
    await ctx.childSites.call(site, stats, args, ANSWERS_WITHIN_MS);
    return undefined;
  } catch (error) {
    if (error instanceof ConnectorError) return error.httpStatus > 0 ? undefined : error;
    throw error;
  }
}
