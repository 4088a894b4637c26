import type { ConnectorError } from '@sitekeeper/protocol';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { jobCauseOf, keylessRefusal, loadSite, refusalOf, type SiteFailure } from '../../sites/index.ts';
import { watchBrokenItem } from '../broken/broken-items.store.ts';
import type { RunRow } from '../run.store.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { endPendingItems, endRunItem, forgetUpdate } from '../run-items.store.ts';
import type { Strategy } from '../strategy.ts';

/** A part of a run: one site. */
export interface SiteOfRun {
  readonly ctx: Ctx;
  readonly run: RunRow;
  readonly strategy: Strategy | undefined;
  readonly jobId: string;
  readonly siteId: number;
  /** The number of the site's turn, from 1. */
  readonly attempt: number;
  /** The turns in which the site was not ready. */
  readonly unready?: number;
}

/** The work on the site continues after this many ms. */
export interface TryLater {
  readonly later: number;
  /** The site is not ready, and waits for no other work. */
  readonly unready?: true;
}

export const LOOK_AGAIN_MS = 30_000;
const LOOK_SOONEST_MS = 2000;

/** The connection of the site as it is now, or why it may not be updated. */
export async function openForRun({
  ctx,
  siteId,
}: SiteOfRun): Promise<{ connection: SiteConnection } | { end: RunItemEnd }> {
  const site = await loadSite(ctx, siteId);
  const refusal = refusalOf(site?.row);
  if (!refusal && site?.connection) return { connection: site.connection };
  const { code, message } = refusal ?? keylessRefusal(site);
  return { end: { state: 'skipped', reason: code, message } };
}

/** Whether an update or rollback sent at that time may still be in progress on the site. */
export function mayStillRun({ ctx }: SiteOfRun, sentAt: number | null): boolean {
  return ctx.clock.now() < (sentAt ?? 0) + ctx.settings.updateSeconds * 1000;
}

/** When to check its outcome again: most end soon, and some take minutes. */
export function lookAgainLater({ ctx }: SiteOfRun, sentAt: number | null): TryLater {
  const since = ctx.clock.now() - (sentAt ?? 0);
  return { later: Math.min(LOOK_AGAIN_MS, Math.max(LOOK_SOONEST_MS, since)) };
}

/** Answers after which PHP may still be working: a proxy gave up waiting, or nothing came back at all. */
export function leftUnanswered(error: ConnectorError): boolean {
  return (error.cause as { sent?: unknown } | undefined)?.sent !== false && saysNothing(error);
}

/** Failures that say nothing about the site: the network, also that of this server, may be away for a moment. */
export function saysNothing({ kind, httpStatus }: ConnectorError): boolean {
  if (kind === 'timeout' || kind === 'unreachable' || kind === 'maintenance') return true;
  return [502, 503, 504].includes(httpStatus) || (httpStatus >= 520 && httpStatus <= 529);
}

/**
 * Stores the outcome of an item, with its audit row; an installed update leaves the list of pending ones.
 * @param has Whether the site shows the new version, whatever else happened.
 */
export async function finishItem(work: SiteOfRun, item: RunItem, end: RunItemEnd, has = false): Promise<void> {
  const { ctx } = work;
  await audited(ctx, async trx => {
    const ended = await endRunItem(trx, item, end, ctx.clock.now());
    if (!ended) return { result: undefined, audit: [] };
    const made = has || end.state === 'updated' || end.reason === 'up_to_date';
    if (made) await forgetUpdate(trx, item);
    await watchBrokenItem(trx, item, end, ctx.clock.now());
    if (end.state === 'rolled_back') await emitRolledBack(trx, item, ctx.clock.now());
    const { type, slug, from_version: from, to_version: to } = item;
    const detail = { type, slug, from, to, job: item.job_id, ...(end.reason ? { reason: end.reason } : {}) };
    const audit = [{ action: `update.${end.state}`, subject: `site:${item.site_id}`, detail }];
    return { result: undefined, audit: item.sent_at === null ? [] : audit };
  });
  ctx.progressed?.();
}

async function emitRolledBack(trx: Trx, item: RunItem, now: number): Promise<void> {
  const { job_id: run_id, site_id: siteId, type, slug, name, from_version, to_version } = item;
  const data = { run_id, type, slug, name, from_version, to_version };
  await emitEvents(trx, [{ type: 'update.rolled_back', siteId, data }], new Date(now));
}

/** Nothing was sent, because the site could not be asked or reached. */
export function failedBefore(failure: SiteFailure): RunItemEnd {
  const cause = jobCauseOf(failure);
  return { state: 'failed', reason: failure.code, message: failure.message, ...(cause === null ? {} : { cause }) };
}

/** Ends everything that has not been sent to the site. */
export async function leaveOutPending(work: SiteOfRun, end: RunItemEnd): Promise<void> {
  const { database, clock } = work.ctx;
  await database.write(trx => endPendingItems(trx, work, end, clock.now()));
}

/** Once an update has broken the site, or the site has stopped responding, nothing more is sent to it. */
export function leaveOutForHarm(work: SiteOfRun): Promise<void> {
  const message = 'An earlier update left the site in need of attention.';
  return leaveOutPending(work, { state: 'skipped', reason: 'site_needs_attention', message });
}

export function pause({ ctx }: Pick<SiteOfRun, 'ctx'>, ms: number): Promise<void> {
  return new Promise(resolve => {
    if (ms === 0) resolve();
    else ctx.clock.after(ms, resolve);
  });
}
