import { randomBytes } from 'node:crypto';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '../outbound/port.ts';
import type { CheckResult, PageVisit, Peek, SiteAddress } from './port.ts';
import { requestHeaders } from './request-headers.ts';

const MOST_REDIRECTS = 5;
/** Enough of a page to judge it by. */
const PAGE_BYTES = 512 * 1024;

type How = Pick<OutboundRequest, 'deadlineMs' | 'atItsTurn'>;

/** Asks for the site's front page and follows redirects; each hop goes through the guarded client by itself. */
export async function checkSite(outbound: Outbound, site: SiteAddress, how: How): Promise<CheckResult> {
  const watch = new StopWatch();
  try {
    const { status } = await follow(outbound, site, site.url, { ...how, withoutBody: true }, watch);
    return { reachable: status >= 200 && status < 400, httpStatus: status, elapsedMs: Math.round(watch.elapsedMs) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { reachable: false, httpStatus: 0, elapsedMs: Math.round(watch.elapsedMs), reason: error.message };
  }
}

/** Time that the site took: while a request waits for its turn the watch stands still. */
class StopWatch {
  #before = 0;
  #turn: number | undefined;

  get elapsedMs(): number {
    return this.#before + (this.#turn === undefined ? 0 : performance.now() - this.#turn);
  }

  run(): void {
    this.#turn = performance.now();
  }

  /** @param ms What the run that ends here took. */
  stop(ms: number): void {
    this.#before += ms;
    this.#turn = undefined;
  }
}

/** The same with the page itself. A parameter that no cache knows makes the site build the page anew. */
export async function visitPage(outbound: Outbound, site: SiteAddress, how: How): Promise<PageVisit> {
  const url = new URL(site.url);
  url.searchParams.set('sitekeeper-check', randomBytes(8).toString('hex'));
  const headers = { 'cache-control': 'no-cache', accept: 'text/html' };
  try {
    const page = await follow(outbound, site, url.href, { ...how, headers, firstBytes: PAGE_BYTES });
    return { httpStatus: page.status, bytes: page.body.length, html: page.body.toString('utf8') };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { httpStatus: 0, bytes: 0, html: '', reason: error.message };
  }
}

/** One request to a path, for its status and where it leads. */
export async function peek(outbound: Outbound, site: SiteAddress, path: string, how: How): Promise<Peek> {
  const { deadlineMs, atItsTurn } = how;
  const url = new URL(path, site.url).href;
  try {
    const { status, headers } = await outbound.request({
      ...{ url, method: 'GET', headers: requestHeaders(site), deadlineMs, atItsTurn },
      ...{ verifyTls: site.verifyTls, withoutBody: true },
    });
    const redirects = status >= 300 && status < 400 && headers.location !== undefined;
    return { httpStatus: status, ...(redirects ? { location: headers.location } : {}) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { httpStatus: 0 };
  }
}

/** The last answer; more redirects than are followed end with one. Credentials go to the site's own origin only. */
async function follow(
  outbound: Outbound,
  site: SiteAddress,
  first: string,
  request: How & Pick<OutboundRequest, 'headers' | 'withoutBody' | 'firstBytes'>,
  watch = new StopWatch(),
): Promise<OutboundAnswer> {
  const atItsTurn = async () => {
    await request.atItsTurn?.();
    watch.run();
  };
  let url = first;
  for (let hop = 0; ; hop++) {
    const sameOrigin = new URL(url).origin === new URL(site.url).origin;
    const answer = await outbound.request({
      ...request,
      url,
      method: 'GET',
      headers: { ...requestHeaders(sameOrigin ? site : { ...site, httpAuth: undefined }), ...request.headers },
      deadlineMs: Math.max(1, request.deadlineMs - watch.elapsedMs),
      verifyTls: site.verifyTls,
      atItsTurn,
    });
    watch.stop(answer.elapsedMs);
    const { location } = answer.headers;
    const redirects = answer.status >= 300 && answer.status < 400 && location !== undefined;
    const target = redirects ? URL.parse(location, url) : null;
    if (target === null || hop === MOST_REDIRECTS) return answer;
    url = target.href;
  }
}
