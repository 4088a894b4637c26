import {
  type ConnectorCall,
  ConnectorError,
  diagnoseAnswer,
  MOST_REPLY_BYTES,
  mayComeAfterWork,
  redirectTarget,
  replyLimitsOf,
} from '@sitekeeper/protocol';
import type { OutboundAnswer, OutboundRequest } from '../outbound/port.ts';
import type { SiteAddress, SiteReply } from './port.ts';
import { requestHeaders } from './request-headers.ts';
import type { Wire } from './wire.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Sends a form to one address of a site, also where that redirects to, and reads the reply. */
export async function post<Reply>(
  { outbound, reading }: Wire,
  site: SiteAddress,
  endpoint: string,
  call: ConnectorCall<never, Reply>,
  how: Pick<OutboundRequest, 'body' | 'beforeSending' | 'deadlineMs' | 'onAnswer'>,
): Promise<SiteReply<Reply>> {
  const isSync = call.patience === 'sync' && call.signed;
  const maxBytes = Math.ceil(replyLimitsOf(call).bytes * (reading.mostBytes / MOST_REPLY_BYTES));
  const send = async (url: string) => {
    const answer = await outbound.request({
      url,
      method: 'POST',
      headers: { ...requestHeaders(site), 'content-type': 'application/x-www-form-urlencoded' },
      ...how,
      maxBytes,
      verifyTls: site.verifyTls,
      closes: isSync,
      repeatable: isSync,
    });
    if (call.effect === 'change') requireNoWelcomePage(answer, url);
    return answer;
  };
  const asSiteAnswer = ({ status, headers, body }: OutboundAnswer, url: string) => {
    return { status, headers, body, url, credentialsSent: site.httpAuth !== undefined };
  };
  const answer = await send(endpoint);
  const target = answer.headers.location;
  if (!REDIRECTS.has(answer.status) || target === undefined) {
    return { value: await reading.replies.read(call, asSiteAnswer(answer, endpoint)), url: site.url };
  }
  const verdict = redirectTarget(endpoint, target);
  if ('refuse' in verdict) {
    const seen = diagnoseAnswer(asSiteAnswer(answer, endpoint)); // hosts redirect suspended accounts to a page of theirs
    if (seen.kind === 'unreachable') throw seen;
    throw new ConnectorError('redirected', verdict.refuse, { httpStatus: answer.status });
  }
  const value = await reading.replies.read(call, asSiteAnswer(await send(verdict.follow), verdict.follow));
  return { value, url: baseOf(verdict.follow, site.url) };
}

/** The change may have been done, and must not be sent again to the redirect target. @throws ConnectorError */
function requireNoWelcomePage({ status, headers }: OutboundAnswer, url: string): void {
  if (!REDIRECTS.has(status) || headers.location === undefined || !mayComeAfterWork(url, headers.location)) return;
  const message = 'The site answered with a redirect to one of its own pages.';
  throw new ConnectorError('site_error', message, { httpStatus: status });
}

/** The site's address after a redirect: the new origin with the stored path. */
function baseOf(followed: string, stored: string): string {
  const base = new URL(stored);
  const { protocol, host } = new URL(followed);
  base.protocol = protocol;
  base.host = host;
  return base.href;
}
