import { pageHasText } from '@sitekeeper/protocol';
import type { PageVisit } from '../../../ports/child-sites/port.ts';
import { isPassingStatus } from '../../sites/index.ts';

/** What is stored of a front page, for comparison with a later one. */
export interface FrontPage {
  readonly status: number;
  readonly bytes: number;
}

/** The front page of a site before its updates, and those of its network that were healthy then, by the id of the site. */
export interface FrontBefore extends FrontPage {
  readonly network?: Readonly<Record<string, FrontPage>>;
}

/** Why a front page is unhealthy. */
export type FrontFault =
  | 'front_page_unreachable'
  | 'front_page_status'
  | 'front_page_error'
  | 'front_page_blank'
  | 'front_page_shrunk'
  | 'front_page_text_missing'
  | 'network_page_broken';

/**
 * Pages of WordPress and PHP that stand in for the site; the first two marks are in every language's error page. All
 * repetitions are bounded: a hostile page must not keep them busy.
 */
const ERROR_MARKS = [
  /<body\s[^>]{0,300}\bid=["']error-page["']/i,
  /class=["'][^"']{0,200}\bwp-die-message\b/i,
  /there has been a critical error on (?:this|your) website/i,
  /error establishing a database connection/i,
  /(?:<b>|^|\n|>)\s{0,20}(?:PHP )?(?:Fatal|Parse) error(?:<\/b>)?:/i,
];
/** A page smaller than this fraction of its former size has lost its content. */
const SHRUNK_TO = 0.3;
/** Small pages vary too much for a comparison. */
const COMPARED_FROM_BYTES = 2000;

/**
 * Judges the front page as a visitor sees it. @param before The page before the update.
 * @returns undefined if it is healthy.
 */
export function frontFault(
  page: PageVisit,
  before: FrontPage | undefined,
  expectText: string | undefined,
): FrontFault | undefined {
  if (page.httpStatus === 0) return 'front_page_unreachable';
  if (page.httpStatus >= 400) return 'front_page_status';
  if (page.html.trim() === '') return 'front_page_blank';
  if (ERROR_MARKS.some(mark => mark.test(page.html))) return 'front_page_error';
  const compared = before !== undefined && before.bytes >= COMPARED_FROM_BYTES;
  if (compared && page.bytes < before.bytes * SHRUNK_TO) return 'front_page_shrunk';
  if (expectText !== undefined && !pageHasText(page.html, expectText)) return 'front_page_text_missing';
  return undefined;
}

/** Whether another check in a moment may show another page. */
export function mayPass(page: PageVisit): boolean {
  return isPassingStatus(page.httpStatus);
}

export const FRONT_FAULTS: Readonly<Record<FrontFault, string>> = {
  front_page_unreachable: 'The front page did not respond.',
  front_page_status: 'The front page returns an error status.',
  front_page_error: 'The front page shows an error message of WordPress or PHP.',
  front_page_blank: 'The front page is blank.',
  front_page_shrunk: 'The front page has lost most of its content.',
  front_page_text_missing: 'The front page does not contain the expected text.',
  network_page_broken: 'The front page of another site of the same network no longer works.',
};
