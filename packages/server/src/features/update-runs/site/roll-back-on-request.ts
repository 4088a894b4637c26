import type { SiteReport } from '@sitekeeper/protocol';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import type { JobCause } from '../../../kernel/work/job-causes.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { asAppError, failureOf, sendNoted, syncNetworkSoon } from '../../sites/index.ts';
import { NOT_ROLLED_BACK, type UpdateType } from '../../updates/index.ts';
import { lookSoon, watchBrokenItem } from '../broken/broken-items.store.ts';
import { type KnownRun, runHasEnded } from '../run.views.ts';
import type { RunItem, RunItemEnd, RunReason } from '../run-item.ts';
import {
  endRollBackOnRequest,
  markRollingBackOnRequest,
  selectFrontPage,
  selectItemsOfSite,
} from '../run-items.store.ts';
import type { ItemInFlight } from '../sent-items.store.ts';
import { FRONT_FAULTS } from './front-page.ts';
import { lookAtFrontPage } from './look-at-front-page.ts';
import { previousPackage, rollBackOfItem } from './previous-package.ts';
import { installedVersion, readSite, tellsOf } from './read-site.ts';
import { notSeen, sendPreviousVersion } from './roll-back.ts';
import { LOOK_AGAIN_MS, leftUnanswered, type SiteOfRun } from './site-of-run.ts';
import { isUnderWay } from './under-way.ts';

const TRY_AGAIN_SECONDS = 10;

interface Which {
  readonly siteId: number;
  readonly type: UpdateType;
  readonly slug: string;
}

/** What a job notes when it sends something. */
export interface RollBackNote {
  /** It has sent the earlier version before: once is enough. */
  readonly sent: boolean;
  /** Asked right before it leaves; false once the job has ended. */
  readonly mayBeSent: (trx: Trx) => Promise<boolean>;
  readonly write: (trx: Trx, now: number) => Promise<void>;
}

/**
 * Rolls an update of a run back on request, and judges by what the site shows then. The caller holds the site's lease.
 * @param note Of the job that asks for it; left out when a person does.
 * @throws AppError invalid_state, site_busy, update_failed, or why the site can't be asked.
 */
export async function rollBackOnRequest(
  ctx: Ctx,
  run: KnownRun,
  which: Which,
  site: SiteConnection,
  note?: RollBackNote,
): Promise<void> {
  const work: SiteOfRun = { ctx, run, strategy: undefined, jobId: run.job_id, siteId: which.siteId, attempt: 1 };
  const item = await requireItem(work, run, which);
  const url = requirePackage(ctx, item);
  const read = await readSite(work, site);
  if ('trouble' in read) throw asAppError(read.trouble);
  if (!tellsOf(read.report, item)) {
    const message = 'The site did not report which version it has. Try again in a moment.';
    throw new AppError('site_busy', message, { retry_after: TRY_AGAIN_SECONDS });
  }
  const installed = installedVersion(read.report, item);
  if (installed === item.from_version) return end(work, item, await backAgain(work, site, item));
  if (installed !== item.to_version) {
    throw invalidState(
      'version_changed',
      `The site no longer has version ${item.to_version}. Sync the site to see its version.`,
    );
  }
  if (note?.sent) return endAsBefore(work, item);
  await requireOthersEnded(work, item);
  await send(work, site, item, { url, report: read.report, note });
}

async function send(
  work: SiteOfRun,
  site: SiteConnection,
  item: RunItem,
  what: { url: string; report: SiteReport; note: RollBackNote | undefined },
): Promise<void> {
  const { ctx } = work;
  const sent = await sendNoted(
    ctx,
    async (trx, now) => {
      if (what.note && !(await what.note.mayBeSent(trx))) return false;
      const noted = await markRollingBackOnRequest(trx, item, now);
      if (noted) await what.note?.write(trx, now);
      return noted;
    },
    ctx => sendPreviousVersion(ctx, site, item, what),
  );
  if ('taken' in sent) {
    const message = 'This update is already being rolled back. Check again in a moment.';
    throw new AppError('site_busy', message, { retry_after: TRY_AGAIN_SECONDS });
  }
  if ('unsent' in sent) throw asAppError(sent.unsent);
  const { trouble } = sent.answer;
  const read = await readSite(work, site);
  const installed = 'report' in read ? installedVersion(read.report, item) : undefined;
  if (installed === item.from_version) return end(work, item, await backAgain(work, site, item));
  if (installed === undefined || (trouble !== undefined && leftUnanswered(trouble))) {
    return end(work, item, {
      state: 'needs_attention',
      reason: 'outcome_unknown',
      message: `Version ${item.from_version} was sent to the site, which does not show yet whether it was installed. Sync the site in a few minutes and check its version.`,
    });
  }
  await endAsBefore(work, item);
}

/**
 * What had ended keeps the time of that: nothing of this rollback is under way any more, and others need not wait for it.
 * @throws AppError update_failed
 */
async function endAsBefore(work: SiteOfRun, item: RunItem): Promise<never> {
  const at = item.finished_at ?? undefined;
  await end(work, item, before(item), { at, action: 'update.roll_back_failed' });
  throw new AppError(
    'update_failed',
    `Version ${item.from_version} could not be restored: the site still has ${item.to_version}.`,
    { reason: 'not_restored' satisfies JobCause },
  );
}

/** Two at once would replace the same files. */
async function requireOthersEnded(work: SiteOfRun, item: RunItem): Promise<void> {
  const isItem = (one: ItemInFlight) =>
    one.job_id === item.job_id && one.site_id === item.site_id && one.seq === item.seq;
  if (!(await isUnderWay(work, 'request', isItem))) return;
  const message =
    'Another update of this site, or of its network, may still be under way. Try again when it has ended.';
  throw new AppError('site_busy', message, { retry_after: LOOK_AGAIN_MS / 1000 });
}

async function requireItem(work: SiteOfRun, run: KnownRun, { siteId, type, slug }: Which): Promise<RunItem> {
  const { ctx } = work;
  const items = await selectItemsOfSite(ctx.database.db, run.job_id, siteId);
  const item = items.find(one => one.type === type && one.slug === slug);
  if (!item) throw invalidState('work_forgotten', 'The run has no such update on this site. List its updates.');
  // A crash came between, or the site gave no answer yet. Runs of earlier releases did not note when they rolled back.
  const broken = item.state === 'rolling_back' && (runHasEnded(run) || item.finished_at !== null);
  const open = broken || item.reason === 'outcome_unknown';
  const since = Math.max(item.sent_at ?? 0, item.finished_at ?? 0);
  const waitMs = since + ctx.settings.updateSeconds * 1000 - ctx.clock.now();
  if (open && waitMs > 0) {
    const message = 'The site may still be processing an earlier request. Try again in a few minutes.';
    throw new AppError('site_busy', message, { retry_after: Math.ceil(waitMs / 1000) });
  }
  if (broken || item.state === 'updated' || item.state === 'needs_attention') return item;
  throw invalidState('only_updates_roll_back', 'Only an installed update can be rolled back.');
}

function requirePackage({ settings }: Ctx, item: RunItem): string {
  const url = previousPackage(item, settings.packageHosts);
  if (url !== undefined) return url;
  const can = rollBackOfItem(item, settings.packageHosts);
  throw invalidState('old_package_unknown', NOT_ROLLED_BACK[can === 'possible' ? 'not_known' : can]);
}

/** The previous version is installed; the state of the front page now, unknown if nothing of the site answers. */
async function backAgain(
  work: SiteOfRun,
  site: SiteConnection,
  { from_version, to_version }: RunItem,
): Promise<RunItemEnd> {
  const before = await selectFrontPage(work.ctx.database.db, work.jobId, work.siteId);
  const { fault, unseen } = await lookAtFrontPage(work, site, before);
  if (unseen) {
    const message = `Version ${from_version} was restored, but ${notSeen(fault)}.`;
    // The page of the site itself was seen, and is well.
    if (fault === 'network_page_broken') return { state: 'rolled_back', reason: 'asked_for', message };
    return { state: 'needs_attention', reason: 'outcome_unknown', message: `${message} ${failureOf(unseen).message}` };
  }
  const now = fault ? `${FRONT_FAULTS[fault]} Check the site.` : `Ignore version ${to_version} until it is fixed.`;
  const state = fault ? 'needs_attention' : 'rolled_back';
  return { state, reason: fault ?? 'asked_for', message: `Version ${from_version} was restored. ${now}` };
}

/** The rollback had no effect: the update keeps its state. While it was under way, only its reason told that apart. */
function before({ state, reason, cause, message, way_out }: RunItem): RunItemEnd {
  if (state === 'updated' || reason === null) return { state: 'updated' };
  const known = { reason: reason as RunReason, ...(cause ? { cause } : {}), ...(message ? { message } : {}) };
  return { state: 'needs_attention', ...known, ...(way_out ? { wayOut: way_out } : {}) };
}

async function end(
  work: SiteOfRun,
  item: RunItem,
  end: RunItemEnd,
  { at, action = `update.${end.state}` }: { at?: number | undefined; action?: string } = {},
): Promise<void> {
  const { ctx } = work;
  await audited(ctx, async trx => {
    const now = ctx.clock.now();
    await endRollBackOnRequest(trx, item, end, at ?? now);
    if (end.state === 'rolled_back') await lookSoon(trx, item.site_id, now);
    else await watchBrokenItem(trx, item, end, now);
    if (action !== 'update.roll_back_failed') await syncNetworkSoon(trx, item.site_id, now);
    const { type, slug, from_version: to, to_version: from } = item;
    const detail = { type, slug, from, to, job: item.job_id, asked_for: true };
    const audit = { action, subject: `site:${item.site_id}`, detail };
    return { result: undefined, audit: [audit] };
  });
}
