import type { Ctx } from '../../../kernel/context.ts';
import { listRunItems } from '../manage/list-run-items.ts';
import { requireRun } from '../require-run.ts';
import type { StartedRun } from './start-run.ts';
import { whenJobEnds } from './when-job-ends.ts';

/** The outcome of each update of a run, once it has ended or the caller has waited long enough. */
export async function runResultsOf(ctx: Ctx, jobId: string | undefined) {
  if (jobId === undefined) return [];
  await whenJobEnds(ctx, jobId);
  return listRunItems(ctx, await requireRun(ctx, jobId));
}

/** The same for a run over many sites: nobody waits for more of them than a request should work on. */
export async function resultsIfWaited(ctx: Ctx, started: StartedRun, wait = false) {
  if (!wait || started.sites > ctx.settings.inlineLimit) return {};
  return { results: await runResultsOf(ctx, started.jobId) };
}
