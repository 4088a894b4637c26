import { type Outbound, OutboundError } from '../outbound/port.ts';
import type { CheckResult, SiteAddress } from './port.ts';
import { requestHeaders } from './request-headers.ts';

const MOST_REDIRECTS = 5;

/** Asks for the site's front page and follows redirects; each hop goes through the guarded client by itself. */
export async function checkSite(outbound: Outbound, site: SiteAddress, deadlineMs: number): Promise<CheckResult> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let url = site.url;
  let status = 0;
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const sameOrigin = new URL(url).origin === new URL(site.url).origin;
      const answer = await outbound.request({
        url,
        method: 'GET',
        headers: requestHeaders(sameOrigin ? site : { ...site, httpAuth: undefined }),
        deadlineMs: Math.max(1, deadlineMs - elapsed()),
        verifyTls: site.verifyTls,
        withoutBody: true,
      });
      status = answer.status;
      const { location } = answer.headers;
      const target = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, url) : null;
      if (target === null) break;
      url = target.href;
    }
    return { reachable: status >= 200 && status < 400, httpStatus: status, elapsedMs: elapsed() };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { reachable: false, httpStatus: 0, elapsedMs: elapsed(), reason: error.message };
  }
}
