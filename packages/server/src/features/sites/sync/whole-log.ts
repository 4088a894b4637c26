import { ConnectorError, type SiteChange, type StatsArgs } from '@sitekeeper/protocol';
import { isCrowdedOut } from '../site-failure.ts';

type LogQuestion = NonNullable<StatsArgs['logs']>;

/** Rows of the change log that a site is usually asked for at once … */
export const LOG_ROWS = 200;
/** … and at most, where more than usual are of one moment. A reply with more is refused. */
const MOST_LOG_ROWS = 5000;
const LOG_PAGES = 10;

/** Rows may be in it twice: duplicates are recognised. */
export interface LogRead {
  readonly rows: SiteChange[];
  /** Where the next sync goes on, in seconds, as if a row of then had been read; undefined: after the newest row. */
  readonly seenUntil?: number;
}

/**
 * The change log of a site, of which a full first page is read. If a later page fails, the rest comes with the next
 * sync. If that one gets no further either, the rest of the second is left out: the log must get on.
 */
export async function wholeLog(
  first: readonly SiteChange[],
  asked: LogQuestion,
  ask: (question: LogQuestion) => Promise<readonly SiteChange[]>,
): Promise<LogRead> {
  let page = oldestOf(first, asked);
  const rows = [...page];
  if (page.length < asked.eventsCount) return { rows };
  let question = nextQuestion(asked, page);
  for (let pages = 1; pages < LOG_PAGES; pages++) {
    const answer = await ask(question).catch(orConnectorError);
    if (answer instanceof ConnectorError) {
      if (!isTooMuch(answer, question)) return { rows, ...leftOut(asked, question, page) };
      question = afterSecondOf(page);
    } else {
      page = oldestOf(answer, question);
      rows.push(...page);
      if (page.length < question.eventsCount) break;
      question = nextQuestion(question, page);
    }
  }
  return { rows };
}

/** No connector sends more rows than it was asked for. Of those that come all the same, the rest is asked for again. */
function oldestOf(page: readonly SiteChange[], { eventsCount }: LogQuestion): readonly SiteChange[] {
  if (page.length <= eventsCount) return page;
  return page.toSorted((one, other) => one.createdSeconds - other.createdSeconds).slice(0, eventsCount);
}

function orConnectorError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error;
  throw error;
}

/** Other failures may pass. */
const isTooMuch = (error: ConnectorError, { eventsCount }: LogQuestion) =>
  eventsCount > LOG_ROWS && error.kind === 'too_large' && !isCrowdedOut(error);

/**
 * Leaves out the rest of the second where the next sync would otherwise begin where this one did, or with a second of
 * which this one has left out the rest.
 */
function leftOut(asked: LogQuestion, failed: LogQuestion, page: readonly SiteChange[]): Pick<LogRead, 'seenUntil'> {
  const newest = newestSecond(page);
  const goesOn = failed.newerThan > asked.newerThan && failed.newerThan < newest;
  return goesOn ? {} : { seenUntil: newest + 2 }; // the next question begins one second earlier
}

/**
 * What follows a full page. Fractions of a second are unreliable on the wire, so this goes back to the whole second and
 * one more. Where that would be the same page again, more rows are asked for.
 */
function nextQuestion({ newerThan, eventsCount }: LogQuestion, page: readonly SiteChange[]): LogQuestion {
  const resumeAt = newestSecond(page) - 1;
  if (resumeAt > newerThan) return { newerThan: resumeAt, eventsCount: LOG_ROWS };
  if (eventsCount < MOST_LOG_ROWS) return { newerThan, eventsCount: Math.min(2 * eventsCount, MOST_LOG_ROWS) };
  return afterSecondOf(page);
}

/** More rows of that second than a site sends at once are left out: the log must get on. */
const afterSecondOf = (page: readonly SiteChange[]): LogQuestion => ({
  newerThan: newestSecond(page) + 0.999_999,
  eventsCount: LOG_ROWS,
});

const newestSecond = (page: readonly SiteChange[]) => Math.max(...page.map(change => change.createdSeconds));
