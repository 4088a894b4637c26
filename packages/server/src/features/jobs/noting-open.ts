import type { Ctx } from '../../kernel/context.ts';
import { batchedWrite } from '../../kernel/work/batched-write.ts';
import { JobEnded, type JobType } from '../../kernel/work/job.ts';
import { holdJobs, jobHasEnded } from './job.store.ts';
import { noteOpenOutcome } from './job-items.store.ts';

/**
 * For work on one site: before its first change leaves, the item notes what is said of the site if the job ends before
 * its result. Nothing is sent once the job has ended.
 */
export function notingOpen(ctx: Ctx, { leftOpen }: JobType, jobId: string, siteId: number): Ctx {
  if (leftOpen === undefined) return ctx;
  let noted = false;
  const childSites = ctx.childSites.noting(async () => {
    noted ||= await batchedWrite(ctx.database, async trx => {
      await holdJobs(trx, [jobId]);
      if (await jobHasEnded(trx, jobId)) return false;
      await noteOpenOutcome(trx, jobId, siteId, leftOpen);
      return true;
    });
    if (!noted) throw new JobEnded(`job ${jobId} has ended`);
  });
  return { ...ctx, childSites };
}
