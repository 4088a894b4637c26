import type { Ctx } from '../../kernel/context.ts';
import { isoInstant } from '../../kernel/instants.ts';
import { jobUrl } from '../jobs/index.ts';
import { runningFleetRun } from './run.store.ts';
import type { StartedRun } from './start-run.ts';

/** What the start of a run answers. Where another run has all of it in work, that one is named. */
export async function startedView(ctx: Ctx, started: StartedRun) {
  const { jobId, sites, items, startedAt, busy } = started;
  const counts = { queued_count: items, sites };
  if (jobId !== undefined) {
    const waits = busy.length > 0 ? ` ${busy.length} more are in another run already.` : '';
    const message = `The run was started: ${counted(items, 'update')} on ${counted(sites, 'site')}.${waits}`;
    return { job_id: jobId, status_url: jobUrl(ctx, jobId), started_at: isoInstant(startedAt), ...counts, message };
  }
  const other = busy.length > 0 ? await runningFleetRun(ctx.database.db) : undefined;
  return {
    job_id: other?.job_id ?? null,
    status_url: other ? jobUrl(ctx, other.job_id) : null,
    started_at: isoInstant(other?.created_at ?? startedAt),
    ...counts,
    message: busy.length > 0 ? 'These updates are in a run already.' : 'There is nothing to update.',
  };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
