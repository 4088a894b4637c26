import type { ConnectorError, SiteReport } from '@sitekeeper/protocol';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf } from '../../sites/index.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { selectFrontPage } from '../run-items.store.ts';
import { FRONT_FAULTS, type FrontFault } from './front-page.ts';
import { goneItem } from './gone-item.ts';
import { lookAtFrontPage } from './look-at-front-page.ts';
import { isUpdated, partsToJudge, readSite, tellsOf } from './read-site.ts';
import { rollBackSpoilt, whyNotRolledBack } from './roll-back.ts';
import {
  finishItem,
  leftUnanswered,
  lookAgainLater,
  mayStillRun,
  type SiteOfRun,
  saysNothing,
  type TryLater,
} from './site-of-run.ts';
import { explainUpdateCodes } from './update-codes.ts';
import type { SeenPage } from './visit-front-page.ts';
import { keepLooking, waitForNetwork } from './wait-for-network.ts';
import { adviceOf, wayOutOf } from './way-out.ts';

/** What is known of the answer to an update; nothing after a crash. */
export interface UpdateAnswer {
  readonly errorCode?: string;
  readonly trouble?: ConnectorError;
}

/**
 * Determines the outcome of a sent update by what the site shows now: its version, and in a careful run its front page.
 * It is never sent again. @param answer undefined if it was lost in a crash.
 */
export async function settleSent(
  work: SiteOfRun,
  site: SiteConnection,
  item: RunItem,
  answer: UpdateAnswer | undefined,
): Promise<TryLater | undefined> {
  const since = work.ctx.clock.elapsed();
  const open = answer === undefined || (answer.trouble !== undefined && leftUnanswered(answer.trouble));
  const read = await readSite(work, site, partsToJudge(item));
  if ('trouble' in read) {
    // While the site cannot be reached, nothing is decided, unless it reports itself that it is broken.
    if (saysNothing(read.trouble) && mayStillRun(work, item.sent_at)) return lookAgainLater(work, item.sent_at);
    const away = await waitForNetwork(work, read.trouble, since);
    if (away) return keepLooking(work, away);
    const { fault, unseen } = await frontNow(work, site);
    await finishItem(work, item, fault && !unseen ? spoilt(item, fault, SILENT, false) : silent(item, read.trouble));
    return undefined;
  }
  const updated = isUpdated(read.report, item);
  const told = tellsOf(read.report, item);
  if (!updated && (open || !told) && mayStillRun(work, item.sent_at)) return lookAgainLater(work, item.sent_at);
  const { fault, unseen } = await frontNow(work, site);
  if (fault && unseen) {
    if (mayStillRun(work, item.sent_at)) return lookAgainLater(work, item.sent_at);
    const away = await waitForNetwork(work, unseen, since);
    if (away) return keepLooking(work, away);
    const why = isShut(unseen) ? SHUT : fault === 'network_page_broken' ? AWAY : SILENT;
    await finishItem(work, item, spoilt(item, fault, why, why !== SILENT), updated);
    return undefined;
  }
  if (!told) {
    await finishItem(work, item, fault ? spoilt(item, fault, UNTOLD, true) : unread());
    return undefined;
  }
  if (fault) return putRight(work, site, item, { fault, report: read.report });
  if (updated) await finishItem(work, item, { state: 'updated' });
  else await finishItem(work, item, goneItem(read.report, item) ?? notUpdated(item, answer));
  return undefined;
}

async function putRight(
  work: SiteOfRun,
  site: SiteConnection,
  item: RunItem,
  found: { fault: FrontFault; report: SiteReport },
): Promise<TryLater | undefined> {
  const back = await rollBackSpoilt(work, site, item, found);
  if (back && 'later' in back) return back;
  if (back) await finishItem(work, item, back.end, back.has);
  else
    await finishItem(
      work,
      item,
      spoilt(item, found.fault, whyNotRolledBack(work, item), true),
      isUpdated(found.report, item),
    );
  return undefined;
}

/** What is wrong with the front page, in runs that check it. */
async function frontNow(work: SiteOfRun, site: SiteConnection): Promise<Pick<SeenPage, 'fault' | 'unseen'>> {
  if (!work.strategy?.health_check) return { fault: undefined };
  const before = await selectFrontPage(work.ctx.database.db, work.jobId, work.siteId);
  return lookAtFrontPage(work, site, before);
}

/** It answers, but shows no page. */
const isShut = ({ kind }: ConnectorError) => kind === 'blocked' || kind === 'maintenance';

const SILENT = 'Nothing could be restored, because the site no longer responds to Sitekeeper.';
const SHUT = 'Nothing was rolled back, because the site lets Sitekeeper see no page: the cause may be another.';
const AWAY = 'Nothing was rolled back, because Sitekeeper cannot reach that site at all: the cause may be another.';
const UNTOLD = 'Nothing was rolled back, because the site does not say which version it has.';

/** @param why Why it was not put back. @param reached The site still answers Sitekeeper. */
function spoilt(item: RunItem, fault: FrontFault, why: string, reached: boolean): RunItemEnd {
  const wayOut = wayOutOf(item, reached);
  const message = `${FRONT_FAULTS[fault]} ${why} ${adviceOf(item, wayOut)} The remaining updates were skipped.`;
  return { state: 'needs_attention', reason: fault, message, wayOut };
}

function silent(item: RunItem, trouble: ConnectorError): RunItemEnd {
  const { code, message: why } = failureOf(trouble);
  const wayOut = wayOutOf(item, false);
  const message = `The update was sent, but afterwards the site could not report its version. ${why} If this persists: ${lowerFirst(adviceOf(item, wayOut))}`;
  return { state: 'needs_attention', reason: 'outcome_unknown', cause: code, message, wayOut };
}

function unread(): RunItemEnd {
  const message =
    'The update was sent, but afterwards the site did not report its version. Sync the site and check its version.';
  return { state: 'needs_attention', reason: 'outcome_unknown', message };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const CODE = /^[a-z][a-z0-9_,-]{0,100}$/i;

function notUpdated({ to_version }: RunItem, answer: UpdateAnswer | undefined): RunItemEnd {
  const { errorCode, trouble } = answer ?? {};
  const failure = trouble && failureOf(trouble);
  const cause = failure?.code ?? (errorCode !== undefined && CODE.test(errorCode) ? errorCode : undefined);
  const why = failure ? failure.message : explainUpdateCodes(errorCode);
  return {
    state: 'failed',
    reason: answer === undefined ? 'outcome_unknown' : 'not_updated',
    ...(cause === undefined ? {} : { cause }),
    message:
      `After the update, the site does not have ${to_version ? `version ${to_version}` : 'the new version'}. ${why}`.trim(),
  };
}
