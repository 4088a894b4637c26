import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import type { SiteResult } from '../../../kernel/work/job.ts';
import { openReadable, type SealedColumn } from '../../../ports/secrets/port.ts';
import { requireJobGoesOn } from '../../jobs/index.ts';
import { jobCauseOf, PATIENT_ATTEMPTS, passesByItself, type SiteFailure, TRY_AGAIN_MS } from '../../sites/index.ts';
import { passwordUnknown, setAdminPassword } from '../change/set-admin-password.ts';
import { creationUnknown } from '../create/create-on-site.ts';
import { creationAuditEntry } from '../create/note-creation.ts';
import { type ChainLog, runChain } from '../create/run-chain.ts';
import type { NewUser } from '../site-user.ts';
import { recordProgress } from './record-progress.ts';
import {
  endSiteWork,
  PASSWORD_JOB,
  type SiteUserWork,
  selectFailuresOfSite,
  selectSiteWork,
} from './user-job.store.ts';

/** The data that a job sends to one site. */
export type SitePayload = { readonly users: readonly NewUser[] } | { readonly admin_password: string };

const DAMAGED = {
  ok: false,
  code: 'invalid_state',
  cause: 'data_damaged',
  message:
    'The data to send to this site is damaged in the store of this server and cannot be read. Check which users the site has, then start the job again for this site.',
} as const;
const FORGOTTEN: SiteFailure = {
  code: 'canceled',
  cause: 'data_forgotten',
  message: 'The data to send is no longer stored.',
};

export const userJobPlace = (jobId: string, siteId: number) => `user_job/${jobId}/${siteId}`;

export const SEALED_USER_JOBS: SealedColumn = {
  table: 'user_job_sites',
  column: 'sealed',
  key: ['job_id', 'site_id'],
  place: ({ job_id, site_id }) => userJobPlace(job_id as string, site_id as number),
};

/**
 * Continues the work of a job on one site, and deletes the data to send once all of it is done. After a failure it is
 * deleted when the result is stored: the message may come again before that.
 */
export async function runSiteWork(ctx: Ctx, siteId: number, jobId: string, attempt = 1): Promise<SiteResult> {
  const work = await selectSiteWork(ctx.database.db, jobId, siteId);
  if (!work) return failed(FORGOTTEN);
  if (work.done < work.lines.length) {
    if (work.sealed === null) return failed(await unlessSent(ctx, { jobId, siteId }, FORGOTTEN));
    const opened = openReadable(ctx.secrets, userJobPlace(jobId, siteId), work.sealed);
    if (opened === undefined) return work.begun > work.done ? { ...DAMAGED, code: 'outcome_unknown' } : DAMAGED;
    const payload = JSON.parse(opened.toString('utf8')) as SitePayload;
    const users = 'users' in payload ? payload.users : [];
    const log = logOf(ctx, { jobId, siteId, work, users });
    const failure =
      'users' in payload
        ? await runChain(ctx, siteId, users, log)
        : await sendPassword(ctx, siteId, payload.admin_password, work, log);
    if (failure && attempt < PATIENT_ATTEMPTS && passesByItself(failure))
      return { ...failed(failure), retryInMs: TRY_AGAIN_MS };
    if (failure) return failed(await unlessSent(ctx, { jobId, siteId }, failure));
  }
  await ctx.database.write(trx => endSiteWork(trx, jobId, siteId, work.lines.length));
  return work.type === PASSWORD_JOB ? { ok: true } : outcomeOf(ctx, siteId, jobId, work.lines.length);
}

const failedBecause = (failure: SiteFailure) => ({
  code: failure.code,
  cause: jobCauseOf(failure),
  message: failure.message,
});

const failed = (failure: SiteFailure) => ({ ok: false, ...failedBecause(failure) }) as const;

/** A failure that is known proves that the password was not set, unless an earlier turn may have sent it. */
async function sendPassword(
  ctx: Ctx,
  siteId: number,
  password: string,
  { begun }: SiteUserWork,
  log: ChainLog,
): Promise<SiteFailure | undefined> {
  const failure = await setAdminPassword(ctx, siteId, password, () => log.begin(0));
  if (failure && failure.code !== 'outcome_unknown' && begun === 0) await log.takeBack(0);
  return failure;
}

/** Where all that is left was sent before a crash, the site may have it: nobody can ask it any more. */
async function unlessSent(
  ctx: Ctx,
  { jobId, siteId }: Pick<Chain, 'jobId' | 'siteId'>,
  failure: SiteFailure,
): Promise<SiteFailure> {
  if (failure.code === 'outcome_unknown') return failure;
  const work = await selectSiteWork(ctx.database.db, jobId, siteId);
  if (!work || work.begun === work.done || work.lines.length - work.done > 1) return failure;
  const unknown = work.type === PASSWORD_JOB ? passwordUnknown : creationUnknown;
  return unknown(new AppError(failure.code, failure.message));
}

/** A site counts as failed if none of its users could be created. */
async function outcomeOf(ctx: Ctx, siteId: number, jobId: string, users: number): Promise<SiteResult> {
  const failures = await selectFailuresOfSite(ctx.database.db, jobId, siteId);
  const data = { created: users - failures.length, failed: failures.length };
  const [first] = failures;
  if (!first || data.created > 0) return { ok: true, data };
  const { code, cause, message } = first;
  return { ok: false, code: code as ErrorCode, cause, message, data };
}

interface Chain {
  readonly jobId: string;
  readonly siteId: number;
  readonly work: SiteUserWork;
  readonly users: readonly NewUser[];
}

/**
 * The progress of a chain that continues after a crash. A user is recorded when the request leaves, so others were
 * never sent.
 */
function logOf(ctx: Ctx, { jobId, siteId, work, users }: Chain): ChainLog {
  const key = { job_id: jobId, site_id: siteId };
  let marked = work.begun;
  return {
    since: work.since,
    async progress() {
      const now = await selectSiteWork(ctx.database.db, jobId, siteId);
      if (now) marked = now.begun;
      return now;
    },
    async begin(index) {
      if (index < marked) return;
      marked = index + 1;
      await recordProgress(ctx, { progress: { ...key, begun: marked, done: index } });
      // Connecting takes a while. Where the job has ended meanwhile, it says that nothing was sent.
      await requireJobGoesOn(ctx, jobId).catch(async ended => {
        await this.takeBack(index);
        throw ended;
      });
    },
    async takeBack(index) {
      if (marked <= index) return;
      marked = index;
      await recordProgress(ctx, { progress: { ...key, begun: index, done: index } });
    },
    async end(index, outcome) {
      marked = Math.max(marked, index + 1);
      const line = work.lines[index] ?? 0;
      const failure = outcome.ok ? undefined : { ...key, line, ...failedBecause(outcome.failure) };
      await recordProgress(ctx, {
        progress: { ...key, begun: marked, done: index + 1 },
        failure,
        audit: creationAuditEntry(siteId, users[index] as NewUser, outcome),
      });
      ctx.progressed?.();
    },
  };
}
