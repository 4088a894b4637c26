import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requireNotStopping, type SiteResult } from '../../../kernel/work/job.ts';
import { holdJobs, requireJobGoesOn } from '../../jobs/index.ts';
import { failureOf, sendNoted, syncNetworkSoon, withSiteTurn } from '../../sites/index.ts';
import { hasClosed, selectRun } from '../run.store.ts';
import { IN_FLIGHT, type RunItem, type RunItemEnd, siteOutcome } from '../run-item.ts';
import { markSent, selectIgnoredOfSite, selectItemsOfSite, updateRunSiteRow } from '../run-items.store.ts';
import type { Strategy } from '../strategy.ts';
import { endRolledBackOnNetwork } from './broken-by-network.ts';
import type { FrontFault } from './front-page.ts';
import { prepareSite } from './prepare-site.ts';
import { judgeRollBack } from './roll-back.ts';
import { sendUpdate } from './send-update.ts';
import { settleSent } from './settle-sent.ts';
import {
  failedBefore,
  finishItem,
  LOOK_AGAIN_MS,
  leaveOutForHarm,
  leaveOutPending,
  openForRun,
  type SiteOfRun,
  type TryLater,
} from './site-of-run.ts';
import { siteResult } from './site-result.ts';
import { isUnderWay } from './under-way.ts';
import { mostAttempts, orLeaveOut, sharesFiles, waitForNetwork } from './wait-for-network.ts';

/** The lease of a dead holder ends after 30 seconds. */
const BUSY_MS = 10_000;
const TOO_BUSY: Required<Pick<RunItemEnd, 'reason' | 'message'>> = {
  reason: 'site_busy',
  message: 'The site was busy for too long. Start another run for it.',
};
const IGNORED: RunItemEnd = {
  state: 'skipped',
  reason: 'ignored',
  message: 'The update was ignored before its turn.',
};
const ENDED_JOB: SiteResult = { ok: false, code: 'canceled', message: 'The run has ended.' };

/**
 * Does the part of a run that concerns one site: settles what an earlier turn left open, then sends the items one by
 * one, each judged by what the site shows afterwards. Run again, it continues where it stopped, and sends nothing twice.
 */
export async function updateSiteItems(
  ctx: Ctx,
  siteId: number,
  jobId: string,
  attempt: number,
  unready = 0,
): Promise<SiteResult> {
  const run = await selectRun(ctx.database.db, jobId);
  if (!run) return ENDED_JOB;
  const strategy = run.strategy_json === null ? undefined : (JSON.parse(run.strategy_json) as Strategy);
  const work: SiteOfRun = { ctx, run, strategy, jobId, siteId, attempt, unready };
  const open = (await settleLeftOver(work)) ?? (await sendPending(work));
  if (open && attempt < (await mostAttempts(work))) {
    const message = 'The updates of this site have not ended yet.';
    const { later: retryInMs, ...more } = open;
    return { ok: false, code: 'site_busy', message, retryInMs, ...more };
  }
  if (open) await giveUpOnSite(work);
  const items = await selectItemsOfSite(ctx.database.db, jobId, siteId);
  await ctx.database.write(async trx => {
    await updateRunSiteRow(trx, work, { outcome: siteOutcome(items) });
    if (items.some(mayHaveChanged)) await syncNetworkSoon(trx, siteId, ctx.clock.now());
  });
  return siteResult(items);
}

/** What failed left the files as they were. Each site of a network may fail in turn, and would have all others synced. */
export const mayHaveChanged = ({ state, sent_at }: RunItem): boolean => sent_at !== null && state !== 'failed';

/** Updates sent in an earlier turn are judged first: they may be done or still in progress. */
async function settleLeftOver(work: SiteOfRun): Promise<TryLater | undefined> {
  for (const { seq, state } of await itemsOf(work)) {
    if (!IN_FLIGHT.includes(state)) continue;
    const later = await underLease(work, async work => {
      // Whoever had the turn before may have settled it, or begun to roll it back.
      const item = (await itemsOf(work)).find(one => one.seq === seq);
      if (!item || !IN_FLIGHT.includes(item.state)) return undefined;
      const site = await openForRun(work);
      if ('end' in site) {
        const message = `The update was sent, but its outcome cannot be determined. ${site.end.message}`;
        await finishItem(work, item, { state: 'needs_attention', reason: 'outcome_unknown', message });
        return undefined;
      }
      if (item.state === 'sent') return settleSent(work, site.connection, item, undefined);
      const how = { fault: item.reason as FrontFault, sentAt: item.finished_at, answered: false };
      const back = await judgeRollBack(work, site.connection, item, how);
      if ('later' in back) return back;
      await finishItem(work, item, back.end, back.has);
      return undefined;
    });
    if (later) return later;
  }
  return undefined;
}

async function sendPending(work: SiteOfRun): Promise<TryLater | undefined> {
  if (!(await itemsOf(work)).some(item => item.state === 'pending')) return undefined;
  await requireJobGoesOn(work.ctx, work.jobId);
  if ((await leftOutForHarm(work)) || (await nextItem(work)) === undefined) return undefined;
  const later = await prepare(work);
  if (later) return later;
  for (let item = await nextItem(work); item; item = await nextItem(work)) {
    const next = item;
    const open = await underLease(work, work => updateItem(work, next));
    if (open) return open;
    if (await leftOutForHarm(work)) return undefined;
  }
  return undefined;
}

/** What is sent next. What somebody has ignored since the run was started is left out. */
async function nextItem(work: SiteOfRun): Promise<RunItem | undefined> {
  const pending = (await itemsOf(work)).filter(item => item.state === 'pending');
  if (pending.length === 0) return undefined;
  const ignored = await selectIgnoredOfSite(work.ctx.database.db, work.siteId);
  const isIgnored = (item: RunItem) => ignored.some(({ type, slug }) => type === item.type && slug === item.slug);
  for (const item of pending.filter(isIgnored)) await finishItem(work, item, IGNORED);
  return pending.find(item => !isIgnored(item));
}

/** While a site of a network is updated, the others show the maintenance page: they are checked in their turn. */
async function prepare(work: SiteOfRun): Promise<TryLater | undefined> {
  const inTurn = async (work: SiteOfRun) =>
    (await othersAreUnderWay(work)) ? { later: LOOK_AGAIN_MS } : prepareSite(work);
  return (await sharesFiles(work)) ? underLease(work, inTurn) : inTurn(work);
}

/** What the run has sent to this site itself is settled first. */
function othersAreUnderWay(work: SiteOfRun): Promise<boolean> {
  return isUnderWay(work, 'run', ({ job_id, site_id }) => job_id === work.jobId && site_id === work.siteId);
}

async function updateItem(work: SiteOfRun, item: RunItem): Promise<TryLater | undefined> {
  const { ctx } = work;
  const since = ctx.clock.elapsed();
  if (await othersAreUnderWay(work)) return { later: LOOK_AGAIN_MS };
  const site = await openForRun(work);
  if ('end' in site) {
    await leaveOutPending(work, site.end);
    return undefined;
  }
  if (await endRolledBackOnNetwork(work, site.connection, item)) return undefined;
  const begun = (await itemsOf(work)).some(({ sent_at }) => sent_at !== null);
  const childSites = ctx.childSites.watched(async () => requireNotStopping(ctx));
  const sent = await sendNoted(
    { ...ctx, childSites },
    async (trx, now) => {
      if (!begun && hasClosed(work.run, now)) return false; // while it waited for its turn
      await holdJobs(trx, [work.jobId]);
      return markSent(trx, item, now);
    },
    ctx => sendUpdate(ctx, site.connection, item),
  );
  if ('taken' in sent) {
    await requireJobGoesOn(ctx, work.jobId);
    return { later: LOOK_AGAIN_MS }; // another process is sending it, or the next turn says why nobody may
  }
  if ('unsent' in sent) {
    const away = await waitForNetwork(work, sent.unsent, since);
    if (away) return orLeaveOut(work, away);
    await leaveOutPending(work, failedBefore(failureOf(sent.unsent)));
    return undefined;
  }
  return settleSent(work, site.connection, { ...item, state: 'sent', sent_at: sent.at }, sent.answer);
}

async function leftOutForHarm(work: SiteOfRun): Promise<boolean> {
  const harmed = (await itemsOf(work)).some(item => item.state === 'needs_attention');
  if (harmed) await leaveOutForHarm(work);
  return harmed;
}

/** One changing call at a time reaches a site; if the lease is not free in time, the site is retried later. */
async function underLease(
  work: SiteOfRun,
  act: (inTurn: SiteOfRun) => Promise<TryLater | undefined>,
): Promise<TryLater | undefined> {
  try {
    return await withSiteTurn(work.ctx, work.siteId, ctx => act({ ...work, ctx }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'site_busy') return { later: BUSY_MS };
    throw error;
  }
}

/** The work on the site could not be completed. @param why Reason for the items that were not sent, which fail. */
export async function giveUpOnSite(work: SiteOfRun, why = TOO_BUSY): Promise<void> {
  await leaveOutPending(work, { state: 'failed', ...why });
  for (const item of await itemsOf(work)) {
    if (!IN_FLIGHT.includes(item.state)) continue;
    const message = 'The update was sent, but its outcome could not be determined. Check the site.';
    await finishItem(work, item, { state: 'needs_attention', reason: 'outcome_unknown', message });
  }
}

function itemsOf({ ctx, jobId, siteId }: SiteOfRun): Promise<RunItem[]> {
  return selectItemsOfSite(ctx.database.db, jobId, siteId);
}
