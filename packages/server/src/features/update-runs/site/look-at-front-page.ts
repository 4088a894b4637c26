import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { FrontBefore } from './front-page.ts';
import { networkFault } from './network-pages.ts';
import type { SiteOfRun } from './site-of-run.ts';
import { type SeenPage, visitFrontPage } from './visit-front-page.ts';

/** The front page now, and what is wrong with it; if nothing is, whether an update has broken others of its network. */
export async function lookAtFrontPage(
  work: SiteOfRun,
  site: SiteConnection,
  before: FrontBefore | undefined,
): Promise<SeenPage> {
  const seen = await visitFrontPage(work, site, before, { expectText: work.strategy?.expect_text });
  return seen.fault ? seen : { page: seen.page, ...(await networkFault(work, site, before?.network)) };
}
