import { type Outbound, OutboundError } from '../../../ports/outbound/port.ts';
import { credentialsFor } from '../../sites/index.ts';
import type { MonitorSettings } from '../settings/monitor-settings.ts';
import { type Fault, judgeAnswer } from './judge-answer.ts';

const AGENT = 'Mozilla/5.0 (compatible; Sitekeeper-Uptime/0.1)';
const MOST_REDIRECTS = 5;
/** Enough of a page to find a text in it. */
const PAGE_BYTES = 512 * 1024;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A site as it is checked. */
export interface CheckedSite {
  readonly url: string;
  readonly verifyTls: boolean;
  readonly httpAuth?: { readonly user: string; readonly password: string } | undefined;
}

/** What one request, with the redirects that it followed, came to. */
export interface PageCheck {
  /** undefined: all is as it should be. */
  readonly fault: Fault | undefined;
  /** This server did not get to it: the fault says nothing about the site. */
  readonly untried?: boolean;
  readonly statusCode: number | null;
  readonly responseMs: number | null;
  /**
   * Where the site is: that the last request went to; '' if the name wasn't found, or after a redirect to another host.
   * A site chooses where it redirects to, and says nothing about what else is there.
   */
  readonly address: string;
}

/** How a check is hurried. */
export interface Haste {
  /** It goes before the other checks that wait for the same address. */
  readonly first?: boolean;
  /** Milliseconds that a site at an address gets, decided when its turn has come. */
  readonly patience?: (address: string) => number;
}

type How = Omit<MonitorSettings, 'active' | 'interval_seconds' | 'confirmations'>;

/**
 * Requests the address of a site over a fresh connection, follows redirects, and compares the answer with what is
 * expected. Each hop is guarded by itself. @throws what is no failure of the site.
 */
export async function requestPage(
  outbound: Outbound,
  site: CheckedSite,
  how: How,
  { first = false, patience = () => how.timeout_seconds * 1000 }: Haste = {},
): Promise<PageCheck> {
  let address = '';
  let spentMs = 0;
  let wholeMs: number | undefined;
  let url = site.url;
  try {
    for (let hop = 0; ; hop++) {
      const isElsewhere = hostname(url) !== hostname(site.url);
      if (isElsewhere) address = '';
      const answer = await outbound.request({
        url,
        method: hop === 0 ? (how.method.toUpperCase() as 'GET') : how.method === 'head' ? 'HEAD' : 'GET',
        headers: { 'user-agent': AGENT, ...credentialsFor(site, url) },
        get deadlineMs() {
          wholeMs ??= patience(address);
          return Math.max(1, wholeMs - spentMs);
        },
        first,
        verifyTls: site.verifyTls,
        closes: true,
        atAddress: found => {
          if (!isElsewhere) address = found;
        },
        ...(how.keyword === '' ? { withoutBody: true } : { firstBytes: PAGE_BYTES }),
      });
      spentMs += answer.elapsedMs;
      const seen = { statusCode: answer.status, responseMs: Math.round(spentMs), address };
      if (!how.follow_redirects || !REDIRECTS.has(answer.status)) {
        return { ...seen, fault: judgeAnswer(how, answer.status, answer.body.toString('utf8')) };
      }
      const target = URL.parse(answer.headers.location ?? '', url);
      const nowhere = answer.headers.location === undefined || target === null;
      if (nowhere || hop === MOST_REDIRECTS) return { ...seen, fault: { fault: 'redirects', reason: lost(nowhere) } };
      url = target.href;
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const reason = url === site.url ? error.message : `${AFTER_REDIRECT} ${error.message}`;
    const { fault, untried } = error;
    return { fault: { fault, reason }, untried, statusCode: null, responseMs: null, address };
  }
}

const hostname = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Otherwise the fault seems to be that of an address that answers. */
const AFTER_REDIRECT = 'The site answers with a redirect, and that address fails.';

function lost(nowhere: boolean): string {
  return nowhere
    ? 'The address redirects without a valid target.'
    : `The address keeps redirecting; ${MOST_REDIRECTS} redirects were followed.`;
}
