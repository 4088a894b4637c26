import type { Ctx, Services } from '../../../kernel/context.ts';
import { AppError, type ErrorCode, wireCode } from '../../../kernel/errors.ts';
import type { JobType } from '../../../kernel/work/job.ts';
import { setSentUnknown } from '../../jobs/index.ts';
import { outcomeUnknown, PATIENT_ATTEMPTS, type SiteFailure } from '../../sites/index.ts';
import { passwordUnknown } from '../change/set-admin-password.ts';
import { creationUnknown } from '../create/create-on-site.ts';
import { tellRejected } from '../import/import-site-users.ts';
import { type ImportSummary, ImportTally } from '../import/import-tally.ts';
import { runSiteWork } from './run-site-work.ts';
import {
  forgetFinished,
  type ImportRejection,
  PASSWORD_JOB,
  selectSitesBegun,
  selectUserJob,
} from './user-job.store.ts';

const work = { runSite: runSiteWork, attempts: PATIENT_ATTEMPTS };

export const importUsersJob: JobType = {
  type: 'import',
  ...work,
  result: importResult,
  endedEarly: saying(importUnknown),
};
export const createUsersJob: JobType = { type: 'createuser', ...work, endedEarly: saying(creationUnknown) };
export const adminPasswordsJob: JobType = { type: PASSWORD_JOB, ...work, endedEarly: saying(passwordUnknown) };

/** The result of an import so far: the same as the answer of one that didn't become a job. */
async function importResult(ctx: Ctx, jobId: string): Promise<ImportSummary> {
  const { job, sites, failures } = await selectUserJob(ctx.database.db, jobId);
  const tally = new ImportTally(job?.total ?? 0);
  tellRejected(ctx, tally, JSON.parse(job?.rejected_json ?? '[]') as ImportRejection[]);
  const code = (plain: string | null) => wireCode((plain ?? 'connection_failed') as ErrorCode, ctx.settings.namespace);
  const urls = new Map(sites.map(site => [site.site_id, site.site_url]));
  for (const { line, site_id, code: plain, cause, message } of failures) {
    const website_url = urls.get(site_id) ?? '';
    tally.fail(line, { website_id: site_id, website_url, code: code(plain), cause, message });
  }
  for (const { site_id, state, site_url, lines_json, begun, done, ...ended } of sites) {
    const lines = JSON.parse(lines_json) as number[];
    tally.plan(lines);
    const failure = {
      website_id: site_id,
      website_url: site_url,
      code: code(ended.code),
      cause: ended.cause,
      message: ended.message ?? '',
    };
    for (const [place, line] of lines.entries()) {
      if (place < done) continue;
      if (state === 'pending') tally.wait(line);
      else if (place < begun) tally.fail(line, { ...failure, ...maybeCreated(ctx, ended) });
      else tally.fail(line, { ...failure, ...notSent(ctx, ended) });
    }
  }
  return tally.result();
}

interface EndedSite {
  readonly code: string | null;
  readonly cause: string | null;
  readonly message: string | null;
}

/** It was sent, and the job ended before anybody saw whether the site has it. */
function maybeCreated(ctx: Ctx, { code, cause, message }: EndedSite) {
  if (code === 'outcome_unknown' && cause !== null) return {};
  const isItem = code === 'outcome_unknown'; // its message is about all of them
  const lost = creationUnknown(
    isItem ? jobEnded() : new AppError((code ?? 'internal_error') as ErrorCode, message ?? ''),
  );
  return { code: wireCode(lost.code, ctx.settings.namespace), cause: null, message: lost.message };
}

/** Where the job has ended, only those that were sent are unknown. Damaged data has a cause, and a message of its own. */
function notSent(ctx: Ctx, { code, cause }: EndedSite) {
  if (code !== 'outcome_unknown' || cause !== null) return {};
  const message = 'The job was canceled or timed out before this user was sent.';
  return { code: wireCode('canceled', ctx.settings.namespace), cause: null, message };
}

/** The result of an import tells it of each line. */
function importUnknown(why: AppError): SiteFailure {
  return outcomeUnknown('whether all users were created', why, 'The result of the job says it of each line.');
}

/** Of sites to which something was sent when the job is ended. */
function saying(unknown: (why: AppError) => SiteFailure): NonNullable<JobType['endedEarly']> {
  return (trx, _services, jobId) =>
    setSentUnknown(trx, jobId, selectSitesBegun(trx, jobId), unknown(jobEnded()).message);
}

const jobEnded = () => new AppError('canceled', 'The job ended before the answer of the site was stored.');

/** Passwords of sites whose final result does not come from the work itself: canceled or timed out. */
export async function forgetUserPayloads({ database }: Services): Promise<void> {
  await database.write(trx => forgetFinished(trx));
}
