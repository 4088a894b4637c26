import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type KnownRun, selectRuns } from './run.views.ts';

/** @throws AppError job_not_found */
export async function requireRun(ctx: Ctx, jobId: string, db: Queryable = ctx.database.db): Promise<KnownRun> {
  const run = await selectRuns(db).where('run.job_id', '=', jobId).executeTakeFirst();
  if (run) return run;
  throw new AppError('job_not_found', `There is no update run ${jobId}. List the runs to see their ids.`);
}
