import { randomUUID } from 'node:crypto';
import { actorName, type Ctx } from '../../kernel/context.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import { isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { insertJob, type JobRow, selectCountedJob, selectJob } from './job.store.ts';
import { type JobCounts, NO_RESULTS } from './job-counts.ts';
import { noteWishes, selectFailedJobItems, selectJobItemCounts, selectScopedTotals } from './job-items.store.ts';

export const JOB_QUEUE = 'job-sites';
/** Sites per message. Few enough for several workers to share a job; enough to make the overhead negligible. */
const SITES_PER_MESSAGE = 25;
const ERRORS_SHOWN = 1000;

/**
 * Creates a job over sites, with its messages, in the caller's transaction. Returns its id.
 * @param more handedOut: the sites that are handed out at once, all by default; `handOut` hands out the others.
 * giveUpAt: ms epoch when it times out, a day from now by default.
 */
export async function createJob(
  trx: Trx,
  ctx: Ctx,
  type: string,
  siteIds: readonly number[],
  more: { handedOut?: readonly number[]; giveUpAt?: number } = {},
): Promise<string> {
  const id = `${type}_${randomUUID()}`;
  const row: JobRow = {
    id,
    type,
    status: 'queued',
    total: siteIds.length,
    requested_by: actorName(ctx.actor),
    created_at: ctx.clock.now(),
    started_at: null,
    completed_at: null,
    timed_out: 0,
    give_up_at: more.giveUpAt ?? null,
    halted: 0,
  };
  await insertJob(trx, ctx.database, row, siteIds);
  if (ctx.wishNotingJobs.has(type)) await noteWishes(trx, id);
  await handOut(trx, ctx, id, more.handedOut ?? siteIds);
  return id;
}

/** Hands out sites of a job: its messages, of a few sites each. */
export async function handOut(trx: Trx, ctx: Ctx, id: string, siteIds: readonly number[]): Promise<void> {
  const messages = [];
  for (let from = 0; from < siteIds.length; from += SITES_PER_MESSAGE) {
    messages.push({ body: { job_id: id, site_ids: siteIds.slice(from, from + SITES_PER_MESSAGE), attempt: 1 } });
  }
  await ctx.queue.send(trx, JOB_QUEUE, messages);
}

/** @throws AppError job_not_found */
export async function requireJob(ctx: Ctx, id: string, db: Queryable = ctx.database.db): Promise<JobRow> {
  const job = await selectJob({ db }, id);
  if (job) return job;
  throw noSuchJob(ctx, id);
}

function noSuchJob({ settings }: Ctx, id: string): AppError {
  return new AppError('job_not_found', `There is no job ${id}. Jobs are kept for ${settings.jobsKeepDays} days.`);
}

/** Jobs with the number of their sites in a scope. */
export async function narrowJobs(ctx: Ctx, jobs: readonly JobRow[], scope: SiteScope): Promise<JobRow[]> {
  if (!isScoped(scope)) return [...jobs];
  const totals = await selectScopedTotals(
    ctx.database.db,
    jobs.map(({ id }) => id),
    scope,
  );
  return jobs.map(job => ({ ...job, total: totals.get(job.id) ?? 0 }));
}

/** The state of a job as returned to callers. @throws AppError job_not_found */
export async function jobView(
  ctx: Ctx,
  id: string,
  options: { withErrors: boolean; scope?: SiteScope } = { withErrors: true },
) {
  const { scope = {} } = options;
  const whole = await selectCountedJob(ctx, id);
  if (!whole) throw noSuchJob(ctx, id);
  const [job = whole.job] = await narrowJobs(ctx, [whole.job], scope);
  const inScope = isScoped(scope) ? await selectJobItemCounts(ctx.database, [id], scope) : undefined;
  const counts = inScope ? (inScope.get(id) ?? NO_RESULTS) : whole.counts;
  const failed =
    options.withErrors && counts.failed > 0
      ? await selectFailedJobItems(ctx.database, job.id, ERRORS_SHOWN, scope)
      : [];
  // The result is about all sites of the job.
  const result = isScoped(scope) ? undefined : await ctx.jobResults.get(job.type)?.(ctx, job.id);
  return { ...jobViewOf(ctx, job, counts, failed), ...(result ? { result } : {}) };
}

export function jobViewOf(
  ctx: Pick<Ctx, 'settings'>,
  job: JobRow,
  counts: JobCounts,
  failed: readonly { site_id: number; code: string | null; message: string | null }[],
) {
  const processed = counts.succeeded + counts.failed + counts.skipped;
  return {
    job_id: job.id,
    type: job.type,
    status: job.status as 'queued' | 'processing' | 'completed' | 'failed' | 'canceled',
    progress: job.total === 0 ? 100 : Math.floor((processed / job.total) * 100),
    processed,
    total: job.total,
    succeeded: counts.succeeded,
    failed: counts.failed,
    skipped: counts.skipped,
    halted: job.halted === 1,
    started_at: isoInstantOrNull(job.started_at),
    completed_at: isoInstantOrNull(job.completed_at),
    errors: failed.map(({ site_id, code, message }) => ({
      site_id,
      code: publicCode(ctx, code),
      message: message ?? '',
    })),
    job_timed_out: job.timed_out === 1,
  };
}

/** Codes are stored without the namespace, which is a setting. */
export function publicCode(ctx: Pick<Ctx, 'settings'>, code: string | null): string {
  return code === null ? '' : wireCode(code as Parameters<typeof wireCode>[0], ctx.settings.namespace);
}

/** Address of a job over HTTP. Source: docs/spec/basics.md#roots. */
export function jobUrl(ctx: Ctx, id: string): string {
  return `${ctx.origin}${ctx.settings.restRoot}/${ctx.settings.namespace}/v2/jobs/${id}`;
}
