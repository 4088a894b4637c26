import type { ConnectorError } from '@sitekeeper/protocol';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { outsideAnswers } from '../../monitors/index.ts';
import { metSilence, sharedFilesOf } from '../../sites/index.ts';
import { hasClosed } from '../run.store.ts';
import type { RunItemEnd } from '../run-item.ts';
import { leaveOutPending, type SiteOfRun, type TryLater } from './site-of-run.ts';

/** Turns of one site: enough to wait for the deadlines of an update and its rollback, checking every 30 seconds. */
const ATTEMPTS = 80;
/** Before those, it waits for the network for an hour at most. All turns count, also those for which the network was there. */
const TURNS_WITHOUT_NETWORK = 60;
/** Of a site that shares its files: it also waits for the updates of all the others. */
export const MOST_ATTEMPTS = 600;
export const WINDOW_CLOSED: RunItemEnd = {
  state: 'skipped',
  reason: 'window_closed',
  message: 'The window closed before its turn.',
};

export async function mostAttempts(work: SiteOfRun): Promise<number> {
  return (await sharesFiles(work)) ? MOST_ATTEMPTS : TURNS_WITHOUT_NETWORK + ATTEMPTS;
}

export async function sharesFiles({ ctx, siteId }: SiteOfRun): Promise<boolean> {
  return (await sharedFilesOf(ctx.database.db, siteId)) !== undefined;
}

/**
 * When the work on a site goes on if its silence says nothing about it, because nothing else outside of this server
 * answers either. Undefined: it is the site, or the network has been away for too long.
 * @param since When the work that met the silence began, by elapsed time.
 */
export async function waitForNetwork(
  work: SiteOfRun,
  trouble: ConnectorError,
  since: number,
): Promise<TryLater | undefined> {
  if (!metSilence(trouble) || work.attempt > (await mostAttempts(work)) - ATTEMPTS) return undefined;
  return (await outsideAnswers(work.ctx, work.siteId, since)) ? undefined : { later: MINUTE_MS };
}

/** What was sent is still looked for; what was not is not sent after the window. */
export async function keepLooking(work: SiteOfRun, away: TryLater): Promise<TryLater> {
  if (hasClosed(work.run, work.ctx.clock.now())) await leaveOutPending(work, WINDOW_CLOSED);
  return away;
}

/** What was not sent before the network went away is not sent after its window. */
export async function orLeaveOut(work: SiteOfRun, away: TryLater): Promise<TryLater | undefined> {
  if (!hasClosed(work.run, work.ctx.clock.now())) return away;
  await leaveOutPending(work, WINDOW_CLOSED);
  return undefined;
}
