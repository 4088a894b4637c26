import type { ConnectorError, SiteReport } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { jobHasEnded } from '../../jobs/index.ts';
import { sendNoted, sendPackage } from '../../sites/index.ts';
import { NOT_ROLLED_BACK } from '../../updates/index.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { markRollingBack, selectFrontPage } from '../run-items.store.ts';
import { FRONT_FAULTS, type FrontFault } from './front-page.ts';
import { lookAtFrontPage } from './look-at-front-page.ts';
import { previousPackage, rollBackOfItem } from './previous-package.ts';
import { installedVersion, isUpdated, readSite, tellsOf } from './read-site.ts';
import {
  leftUnanswered,
  lookAgainLater,
  mayStillRun,
  type SiteOfRun,
  saysNothing,
  type TryLater,
} from './site-of-run.ts';
import { keepLooking, waitForNetwork } from './wait-for-network.ts';
import { adviceOf, wayOutOf } from './way-out.ts';

/**
 * Restores the previous version after an update that broke the front page, once.
 * @returns the outcome of the item, or when to look for it again; undefined if it cannot be rolled back.
 */
export async function rollBackSpoilt(
  work: SiteOfRun,
  site: SiteConnection,
  item: RunItem,
  { fault, report }: { fault: FrontFault; report: SiteReport },
): Promise<RollBackOutcome | TryLater | undefined> {
  const { ctx, strategy } = work;
  if (!strategy?.rollback) return undefined; // notPutBack says why
  const url = previousPackage(item, ctx.settings.packageHosts);
  if (url === undefined) return undefined;
  const since = ctx.clock.elapsed();
  const sent = await sendNoted(
    ctx,
    (trx, now) => markRollingBack(trx, item, fault, now),
    ctx => sendPreviousVersion(ctx, site, item, { url, report }),
  );
  if ('taken' in sent) return undefined;
  if ('unsent' in sent) {
    if (saysNothing(sent.unsent) && mayStillRun(work, item.sent_at)) return lookAgainLater(work, item.sent_at);
    const away = await waitForNetwork(work, sent.unsent, since);
    if (away) return keepLooking(work, away);
    return judgeRollBack(work, site, item, { fault, sentAt: null, answered: true });
  }
  // The site itself shows the outcome.
  const { trouble } = sent.answer;
  const answered = trouble === undefined || !leftUnanswered(trouble);
  return judgeRollBack(work, site, item, { fault, sentAt: sent.at, answered });
}

/** Installs the previous version over the new one. @returns why there is no usable answer, if so. */
export async function sendPreviousVersion(
  services: Services,
  site: SiteConnection,
  { type, slug }: RunItem,
  { url, report }: { url: string; report: SiteReport },
): Promise<{ trouble?: ConnectorError }> {
  if (type !== 'plugin' && type !== 'theme') throw new Error(`${type} cannot be rolled back`);
  const activate = report.plugins?.find(plugin => plugin.slug === slug)?.active ?? false;
  return sendPackage(services, site, { type, url, activate, overwrite: true });
}

export interface RollBackOutcome {
  readonly end: RunItemEnd;
  /** The site still shows the new version. */
  readonly has: boolean;
}

/**
 * Whether the previous version is restored and the front page healthy again. Also after an interruption by a crash.
 * @param sentAt When it was sent; null: it was not. @param answered Otherwise the site may still be working on it.
 */
export async function judgeRollBack(
  work: SiteOfRun,
  site: SiteConnection,
  item: RunItem,
  { fault, sentAt, answered }: { fault: FrontFault; sentAt: number | null; answered: boolean },
): Promise<RollBackOutcome | TryLater> {
  const since = work.ctx.clock.elapsed();
  const before = await selectFrontPage(work.ctx.database.db, work.jobId, work.siteId);
  const read = await readSite(work, site);
  const back = 'report' in read && installedVersion(read.report, item) === item.from_version;
  const unread = 'report' in read ? !tellsOf(read.report, item) : saysNothing(read.trouble);
  const open = !answered || unread;
  if (!back && open && mayStillRun(work, sentAt)) return lookAgainLater(work, sentAt);
  const { fault: left, unseen } = await lookAtFrontPage(work, site, before);
  if (unseen && mayStillRun(work, sentAt)) return lookAgainLater(work, sentAt);
  const hidden = 'trouble' in read ? read.trouble : unseen;
  // In an ended run, nobody but this turn is known to wait for the outcome: see selectLostRollBacks.
  const goesOn = hidden && !(await jobHasEnded(work.ctx.database.db, work.jobId));
  const away = goesOn && (await waitForNetwork(work, hidden, since));
  if (away) return keepLooking(work, away);
  const { from_version: from, to_version: to } = item;
  const was = FRONT_FAULTS[fault] ?? ''; // none where somebody asked for it
  if (back && left === undefined) {
    const message = `${was} Version ${from} was restored, and the page works again. Ignore version ${to} until it is fixed.`;
    return { end: { state: 'rolled_back', reason: fault, message: message.trim() }, has: false };
  }
  const what = back
    ? `Version ${from} was restored, but ${unseen ? notSeen(left) : 'the page is still broken'}.`
    : 'trouble' in read
      ? `It is not known whether version ${from} was restored, because the site does not answer.`
      : unread
        ? `It is not known whether version ${from} was restored, because the site does not say which version it has.`
        : `Version ${from} could not be restored.`;
  const wayOut = wayOutOf(item, 'report' in read);
  const message = `${was} ${what} ${adviceOf(item, wayOut)}`;
  const end: RunItemEnd = { state: 'needs_attention', reason: fault, message: message.trim(), wayOut };
  return { end, has: 'report' in read && isUpdated(read.report, item) };
}

/** Of which page nothing is known: that of the site, or of another one of its network. */
export const notSeen = (fault: FrontFault | undefined) =>
  `${fault === 'network_page_broken' ? 'another site of its network' : 'its front page'} could not be looked at`;

/** Why an update that broke the front page was not rolled back. */
export function whyNotRolledBack({ ctx, strategy }: SiteOfRun, item: RunItem): string {
  if (!strategy?.rollback) return 'The update was not rolled back, because this run does not roll back.';
  const can = rollBackOfItem(item, ctx.settings.packageHosts);
  return NOT_ROLLED_BACK[can === 'possible' ? 'not_known' : can];
}
