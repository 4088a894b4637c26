import { ConnectorError, MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import type { PageVisit, SiteConnection } from '../../../ports/child-sites/port.ts';
import { type FrontFault, type FrontPage, frontFault, mayPass } from './front-page.ts';
import { leftUnanswered, pause, type SiteOfRun } from './site-of-run.ts';

/** A cache of compiled code needs a moment to notice an update. */
const VISIT_AGAIN_MS = [0, 1500, 4000];
const ANSWERS_WITHIN_MS = 30_000;

export interface SeenPage {
  readonly page: FrontPage;
  /** What is wrong with it. */
  readonly fault: FrontFault | undefined;
  /**
   * Why the page could not be looked at: nothing of the site answers, which may be the network of this server, it is in
   * maintenance, or takes no more requests. That says nothing about its updates.
   */
  readonly unseen?: ConnectorError | undefined;
  /** Of its network, the sites whose pages could not be looked at: their ids. */
  readonly unseenSites?: readonly string[] | undefined;
}

interface HowToJudge {
  readonly expectText?: string | undefined;
  /** Another site on the same server: if it answers while this one is silent, the network is not the cause. */
  readonly witness?: SiteConnection;
}

/** The front page now, and what is wrong with it; checked again before it is reported as broken. */
export async function visitFrontPage(
  work: Pick<SiteOfRun, 'ctx'>,
  site: SiteConnection,
  before: FrontPage | undefined,
  { expectText, witness }: HowToJudge,
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
  if (seen?.fault === undefined || !SAY_LITTLE.includes(seen.page.status)) return seen as SeenPage;
  const unseen = seen.page.status === 429 ? refused() : await whyUnseen(work, site, witness);
  if (unseen) return { ...seen, unseen };
  return judge(await work.ctx.childSites.visit(site));
}

/** No answer, a refusal to answer more requests, and what WordPress also says while it updates something by itself. */
const SAY_LITTLE = [0, 429, 503];

function refused(): ConnectorError {
  const message = 'The site is temporarily not accepting more requests from this server. (HTTP 429)';
  return new ConnectorError('blocked', message, { httpStatus: 429 });
}

/** Why nothing can be said about the site, if so. */
async function whyUnseen(
  work: Pick<SiteOfRun, 'ctx'>,
  site: SiteConnection,
  witness: SiteConnection | undefined,
): Promise<ConnectorError | undefined> {
  const silence = await silenceOf(work, site);
  // Where no connection came about, its name may be the cause: only one that took the request is broken.
  if (!silence || !witness || !leftUnanswered(silence)) return silence;
  return silenceOf(work, witness);
}

/** Why the site can't be reached at all, or says itself that it is in maintenance, if so. */
async function silenceOf({ ctx }: Pick<SiteOfRun, 'ctx'>, site: SiteConnection): Promise<ConnectorError | undefined> {
  const args = { server: site.server, syncData: MINIMAL_SYNC_DATA };
  try {
    await ctx.childSites.call(site, stats, args, ANSWERS_WITHIN_MS);
    return undefined;
  } catch (error) {
    if (error instanceof ConnectorError)
      return error.httpStatus > 0 && error.kind !== 'maintenance' ? undefined : error;
    throw error;
  }
}
