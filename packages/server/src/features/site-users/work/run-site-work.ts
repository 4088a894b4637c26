import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import type { SiteResult } from '../../../kernel/work/job.ts';
import { openReadable, type SealedColumn } from '../../../ports/secrets/port.ts';
import { type SiteFailure, unknownEntry } from '../../sites/index.ts';
import type { Creation } from '../change/create-on-site.ts';
import { passesByItself } from '../change/passes-by-itself.ts';
import { setAdminPassword } from '../change/set-admin-password.ts';
import type { NewUser } from '../site-user.ts';
import { recordProgress } from './record-progress.ts';
import { type ChainLog, runChain } from './run-chain.ts';
import { failuresOfSite, forgetPayload, type SiteWork, siteWork } from './user-job.store.ts';

/** What a job sends to one site. */
export type Payload = { readonly users: readonly NewUser[] } | { readonly admin_password: string };

/** A site that is being updated, or changed by others, comes back by itself: so often it is tried again. */
export const ATTEMPTS = 20;
const RETRY_MS = 30_000;
const DAMAGED = {
  ok: false,
  code: 'invalid_state',
  message:
    'What was to be sent to this site is damaged in the store of this server and cannot be read. Look which users the site has, then start the job again for this site.',
} as const;
const FORGOTTEN: SiteResult = { ok: false, code: 'canceled', message: 'What was to be sent is no longer kept.' };

export const placeOf = (jobId: string, siteId: number) => `user_job/${jobId}/${siteId}`;

export const SEALED_USER_JOBS: SealedColumn = {
  table: 'user_job_sites',
  column: 'sealed',
  key: ['job_id', 'site_id'],
  place: ({ job_id, site_id }) => placeOf(job_id as string, site_id as number),
};

/** Does what a job wants of one site, from where it was left; then what was to be sent is forgotten. */
export async function runSiteWork(ctx: Ctx, siteId: number, jobId: string): Promise<SiteResult> {
  const work = await siteWork(ctx.database.db, jobId, siteId);
  if (!work) return FORGOTTEN;
  if (work.done < work.lines.length) {
    if (work.sealed === null) return FORGOTTEN;
    const opened = openReadable(ctx.secrets, placeOf(jobId, siteId), work.sealed);
    if (opened === undefined) return work.begun > work.done ? { ...DAMAGED, code: 'outcome_unknown' } : DAMAGED;
    const payload = JSON.parse(opened.toString('utf8')) as Payload;
    const failure =
      'users' in payload
        ? await runChain(ctx, siteId, payload.users, logOf(ctx, { jobId, siteId, work, users: payload.users }))
        : await setAdminPassword(ctx, siteId, payload.admin_password);
    if (failure && passesByItself(failure)) return { ...failed(failure), retryInMs: RETRY_MS };
    if (failure || 'admin_password' in payload) {
      await forget(ctx, siteId, jobId);
      return failure ? failed(failure) : { ok: true };
    }
  }
  await forget(ctx, siteId, jobId);
  return outcomeOf(ctx, siteId, jobId, work.lines.length);
}

function failed({ code, message }: SiteFailure) {
  return { ok: false, code, message } as const;
}

function forget(ctx: Ctx, siteId: number, jobId: string): Promise<void> {
  return ctx.database.write(trx => forgetPayload(trx, jobId, siteId));
}

/** A site counts as failed when none of its users could be made. */
async function outcomeOf(ctx: Ctx, siteId: number, jobId: string, users: number): Promise<SiteResult> {
  const failures = await failuresOfSite(ctx.database.db, jobId, siteId);
  const data = { created: users - failures.length, failed: failures.length };
  const [first] = failures;
  if (!first || data.created > 0) return { ok: true, data };
  return { ok: false, code: first.code as ErrorCode, message: first.message, data };
}

interface Chain {
  readonly jobId: string;
  readonly siteId: number;
  readonly work: SiteWork;
  readonly users: readonly NewUser[];
}

/** The log of a chain that goes on after a crash. What is begun is written when it leaves: the others never were. */
function logOf(ctx: Ctx, { jobId, siteId, work, users }: Chain): ChainLog {
  const key = { job_id: jobId, site_id: siteId };
  let marked = work.begun;
  return {
    since: work.since,
    done: work.done,
    begun: work.begun,
    async begin(index) {
      if (index < marked) return;
      marked = index + 1;
      await recordProgress(ctx, { progress: { ...key, begun: marked, done: index } });
    },
    async end(index, outcome) {
      marked = Math.max(marked, index + 1);
      const line = work.lines[index] ?? 0;
      await recordProgress(ctx, {
        progress: { ...key, begun: marked, done: index + 1 },
        failure: outcome.ok
          ? undefined
          : { ...key, line, code: outcome.failure.code, message: outcome.failure.message },
        audit: auditOf(siteId, users[index] as NewUser, outcome),
      });
      ctx.progressed?.();
    },
  };
}

/** Names no password, and nothing else that only the user should know. */
export function auditOf(siteId: number, { username, role }: NewUser, outcome: Creation): AuditEntry | undefined {
  if (!outcome.ok) {
    if (outcome.failure.code !== 'outcome_unknown') return undefined;
    return unknownEntry({ siteId, wanted: 'create-site-users', detail: { username, role } });
  }
  const detail = { user_id: outcome.userId, username, role };
  return { action: 'site_user.created', subject: `site:${siteId}`, detail };
}
