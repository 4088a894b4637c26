import type { Services } from '../../../kernel/context.ts';
import { jobHasEnded } from '../../jobs/index.ts';

const LOOK_EVERY_MS = 250;
const WAIT_MS = 10 * 60_000;

/**
 * Resolves when the job has ended, the caller has waited long enough, or this process is to stop: another one goes on
 * with the job, and a request that waits for it would only keep this one from ending.
 */
export async function whenJobEnds({ database, stopping }: Services, jobId: string): Promise<void> {
  const until = performance.now() + WAIT_MS;
  while (!stopping.aborted && performance.now() < until && !(await jobHasEnded(database.db, jobId))) {
    await new Promise<void>(resolve => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
