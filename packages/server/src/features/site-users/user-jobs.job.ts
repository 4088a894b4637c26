import type { Ctx, Services } from '../../kernel/context.ts';
import type { JobType } from '../../kernel/job.ts';
import { type ImportResult, ImportTally } from './import-result.ts';
import { ATTEMPTS, runSiteWork } from './run-site-work.ts';
import { forgetFinished, type Rejection, wholeUserJob } from './user-job.store.ts';

const work = { runSite: runSiteWork, attempts: ATTEMPTS };

export const importUsersJob: JobType = { type: 'import', ...work, result: importResult };
export const createUsersJob: JobType = { type: 'createuser', ...work };
export const adminPasswordsJob: JobType = { type: 'password', ...work };

/** What came of an import so far: the same as the answer of one that didn't become a job. */
async function importResult(ctx: Ctx, jobId: string): Promise<ImportResult> {
  const { job, sites, failures } = await wholeUserJob(ctx.database.db, jobId);
  const tally = new ImportTally(job?.total ?? 0);
  for (const { line, message } of JSON.parse(job?.rejected_json ?? '[]') as Rejection[]) tally.add(line, message);
  const urls = new Map(sites.map(site => [site.site_id, site.site_url]));
  for (const { line, message, site_id } of failures) tally.add(line, message, urls.get(site_id));
  const pending = new Set<number>();
  for (const { state, site_url, lines_json, done, message } of sites) {
    const left = (JSON.parse(lines_json) as number[]).slice(done);
    for (const line of left) {
      if (state === 'pending') pending.add(line);
      else tally.add(line, message ?? '', site_url);
    }
  }
  return tally.result(pending);
}

/** Passwords of sites that got their final result otherwise than by the work itself: canceled, given up. */
export async function forgetUserPayloads({ database }: Services): Promise<void> {
  await database.write(trx => forgetFinished(trx));
}
