import type { Ctx } from '../../../kernel/context.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { endJob } from '../../jobs/index.ts';
import { emitRunFinished } from '../waves/advance-run.ts';

const PREPARED_WITHIN_MS = 10 * 60_000;
const STOPPED = 'The server was stopped while it prepared this run. Nothing was sent.';
const unstarted = (message: string) =>
  ({ status: 'failed', timedOut: false, code: 'internal_error', message }) as const;

/** Ends runs whose start was interrupted by a crash: nothing has been sent for them. */
export async function endUnstartedRuns({ database, clock }: Pick<Ctx, 'database' | 'clock'>): Promise<void> {
  const rows = await selectPreparing(database.db)
    .where('run.created_at', '<', clock.now() - PREPARED_WITHIN_MS)
    .execute();
  const end = unstarted(`${STOPPED} Start the run again.`);
  for (const { job_id } of rows) {
    await database.write(async trx => {
      if (await endJob(trx, job_id, end, clock.now())) await emitRunFinished(trx, { clock }, job_id, 'abandoned');
    });
  }
}

/** The same for runs of one opening of a window, by the process that starts it again: its own run will tell. */
export async function endUnstartedOfOpening(
  { database, clock }: Pick<Ctx, 'database' | 'clock'>,
  { windowId, closesAt }: { windowId: number; closesAt: number },
): Promise<void> {
  const found = selectPreparing(database.db).where('run.window_id', '=', windowId);
  const rows = await found.where('run.closes_at', '=', closesAt).execute();
  const end = unstarted(`${STOPPED} Its update window started it again.`);
  for (const { job_id } of rows) await database.write(trx => endJob(trx, job_id, end, clock.now()));
}

const selectPreparing = (db: Queryable) =>
  db
    .selectFrom('update_runs as run')
    .innerJoin('jobs as job', 'job.id', 'run.job_id')
    .select('run.job_id')
    .where('run.state', '=', 'preparing')
    .where('job.status', 'in', ['queued', 'processing']);
