import type { Services } from '../../kernel/context.ts';
import { JobEnded, requireNotStopping } from '../../kernel/work/job.ts';
import type { Look } from '../../ports/child-sites/port.ts';
import { jobHasEnded } from './job.store.ts';

/** Reads are allowed for this long after a job was canceled; changes never are. */
const READS_TRUST_MS = 100;

/** Checks before each request of a job that it still runs in this process. It throws JobEnded or HandedBack. */
export function watchJob(services: Services, jobId: string): Look {
  let trustedUntil = 0;
  return async effect => {
    requireNotStopping(services);
    if (effect === 'read' && performance.now() < trustedUntil) return;
    const at = performance.now();
    await requireJobGoesOn(services, jobId);
    trustedUntil = at + READS_TRUST_MS;
  };
}

/** @throws JobEnded when the job was canceled, given up or deleted. @throws HandedBack when this process is to stop. */
export async function requireJobGoesOn(services: Services, jobId: string): Promise<void> {
  requireNotStopping(services);
  if (await jobHasEnded(services.database.db, jobId)) throw new JobEnded(`job ${jobId} has ended`);
}
