import { randomBytes } from 'node:crypto';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '../outbound/port.ts';
import type { CheckResult, PageVisit, Peek, SiteAddress } from './port.ts';
import { requestHeaders } from './request-headers.ts';

const MOST_REDIRECTS = 5;
/** Enough of a page to judge it by. */
const PAGE_BYTES = 512 * 1024;

type How = Pick<OutboundRequest, 'deadlineMs' | 'atItsTurn'>;

/** Requests the site's front page and follows redirects; each hop goes through the guarded client separately. */
export async function requestFrontPage(outbound: Outbound, site: SiteAddress, how: How): Promise<CheckResult> {
  const watch = new StopWatch();
  const elapsed = () => ({ elapsedMs: Math.round(watch.elapsedMs) });
  try {
    const { answer, nowhere } = await follow(outbound, site, site.url, { ...how, withoutBody: true }, watch);
    if (nowhere !== undefined) return { reachable: false, httpStatus: 0, ...elapsed(), reason: nowhere };
    const { status } = answer;
    const reachable = status >= 200 && status < 400;
    return { reachable, httpStatus: status, ...elapsed(), ...(reachable ? {} : { reason: whatStatusSays(status) }) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const { message: reason, certificate } = error;
    const why = { reason, ...(certificate === undefined ? {} : { certificate }) };
    return { reachable: false, httpStatus: 0, ...elapsed(), ...why };
  }
}

const SAYS: Readonly<Record<number, string>> = {
  401: 'The site requires a password.',
  403: 'The site denies access. A firewall or security plugin may be blocking this server.',
  404: 'The server responds, but there is no page at this address.',
  429: 'The site is temporarily not accepting more requests from this server.',
  500: 'The site returned an error.',
  502: 'The web server responds, but not the site behind it.',
  503: 'The site reports that it is temporarily unavailable: maintenance, overload or a firewall.',
  504: 'The web server responds, but the site behind it takes too long.',
};

function whatStatusSays(status: number): string {
  return `${SAYS[status] ?? `The site ${status < 500 ? 'refused the request' : 'returned an error'}.`} (HTTP ${status})`;
}

/** Time that the site took, without the wait for the request's turn. */
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

/** The same with the page itself. A parameter that no cache knows makes the site rebuild the page. */
export async function visitPage(outbound: Outbound, site: SiteAddress, how: How): Promise<PageVisit> {
  const url = new URL(site.url);
  url.searchParams.set('sitekeeper-check', randomBytes(8).toString('hex'));
  const headers = { 'cache-control': 'no-cache', accept: 'text/html' };
  try {
    const { answer: page } = await follow(outbound, site, url.href, { ...how, headers, firstBytes: PAGE_BYTES });
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
      url,
      method: 'GET',
      headers: requestHeaders(site),
      deadlineMs,
      atItsTurn,
      verifyTls: site.verifyTls,
      withoutBody: true,
    });
    const redirects = status >= 300 && status < 400 && headers.location !== undefined;
    return { httpStatus: status, ...(redirects ? { location: headers.location } : {}) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { httpStatus: 0 };
  }
}

/** The last answer. `nowhere`: why its redirect leads nowhere. */
interface Followed {
  readonly answer: OutboundAnswer;
  readonly nowhere?: string;
}

/** Statuses that redirect; 300 and 304 don't. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Follows redirects up to the limit. Credentials are sent to the site's own origin only. */
async function follow(
  outbound: Outbound,
  site: SiteAddress,
  first: string,
  request: How & Pick<OutboundRequest, 'headers' | 'withoutBody' | 'firstBytes'>,
  watch = new StopWatch(),
): Promise<Followed> {
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
    if (!REDIRECTS.has(answer.status)) return { answer };
    const target = URL.parse(answer.headers.location ?? '', url);
    if (answer.headers.location === undefined || target === null) {
      return { answer, nowhere: 'The address redirects without a valid target.' };
    }
    if (hop === MOST_REDIRECTS) {
      return { answer, nowhere: `The address keeps redirecting; ${MOST_REDIRECTS} redirects were followed.` };
    }
    url = target.href;
  }
}
