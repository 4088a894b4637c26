import { pageHasText } from '@sitekeeper/protocol';
import { isExpected, type MonitorSettings } from '../settings/monitor-settings.ts';
import type { CheckFault } from './check-fault.ts';

/** What is wrong with an answer. */
export interface Fault {
  readonly fault: CheckFault;
  /** In a sentence, for people. */
  readonly reason: string;
}

type Expected = Pick<MonitorSettings, 'expected_status' | 'keyword' | 'keyword_rule'>;

/**
 * Compares an answer with what is expected of the site; undefined when it is as it should be.
 * @param page Text of the page; only looked at if a text is expected.
 */
export function judgeAnswer(expected: Expected, status: number, page: string): Fault | undefined {
  if (!isExpected(expected.expected_status, status)) {
    return { fault: 'wrong_status', reason: `${said(status)} (HTTP ${status})` };
  }
  if (expected.keyword === '') return undefined;
  const found = pageHasText(page, expected.keyword);
  if (found === (expected.keyword_rule === 'contains')) return undefined;
  return found
    ? { fault: 'text_present', reason: `The page contains the text "${expected.keyword}", which must not be there.` }
    : { fault: 'text_missing', reason: `The page does not contain the text "${expected.keyword}".` };
}

const SAYS: Readonly<Record<number, string>> = {
  401: 'The site requires a password.',
  403: 'The site denies access. A firewall or security plugin may be blocking this server.',
  404: 'The server responds, but there is no page at this address.',
  429: 'The site is temporarily not accepting more requests from this server.',
  502: 'The web server responds, but not the site behind it.',
  503: 'The site reports that it is temporarily unavailable: maintenance, overload or a firewall.',
  504: 'The web server responds, but the site behind it takes too long.',
};

function said(status: number): string {
  if (SAYS[status] !== undefined) return SAYS[status];
  if (status < 400) return 'The site answered with a status that is not expected.';
  return status < 500 ? 'The site refused the request.' : 'The site returned an error.';
}
