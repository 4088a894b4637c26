import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import { type FrontFault, type FrontPage, frontFault, mayPass } from './front-page.ts';
import { pause, type SiteOfRun } from './site-of-run.ts';

/** A cache of compiled code needs a moment to notice an update. */
const VISIT_AGAIN_MS = [0, 1500, 4000];

export interface SeenPage {
  readonly page: FrontPage;
  /** What is wrong with it. */
  readonly fault: FrontFault | undefined;
}

/** The front page now, and what is wrong with it; checked again before it is reported as broken. */
export async function visitFrontPage(
  work: Pick<SiteOfRun, 'ctx'>,
  site: SiteAddress,
  before: FrontPage | undefined,
  expectText?: string,
): Promise<SeenPage> {
  let seen: SeenPage | undefined;
  for (const [turn, ms] of VISIT_AGAIN_MS.entries()) {
    await pause(work, ms);
    const visit = await work.ctx.childSites.visit(site);
    const fault = frontFault(visit, before, expectText);
    seen = { page: { status: visit.httpStatus, bytes: visit.bytes }, fault };
    if (fault === undefined || (turn > 0 && !mayPass(visit))) break;
  }
  return seen as SeenPage;
}
