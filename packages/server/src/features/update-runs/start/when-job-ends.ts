import type { Ctx } from '../../../kernel/context.ts';
import { jobHasEnded } from '../../jobs/index.ts';

const LOOK_EVERY_MS = 250;
const WAIT_MS = 10 * 60_000;

/** Resolves when the job has ended, or the caller has waited long enough. */
export async function whenJobEnds({ database }: Ctx, jobId: string): Promise<void> {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until && !(await jobHasEnded(database.db, jobId))) {
    await new Promise<void>(resolve => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
