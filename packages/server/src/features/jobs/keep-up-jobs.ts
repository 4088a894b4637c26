import type { Services } from '../../kernel/context.ts';
import { deleteOldJobs, endJob, selectOverdueJobs } from './job.store.ts';

const HOUR = 3600_000;
const GIVEN_UP_AFTER_MS = 24 * HOUR;

/** Ends jobs that were not finished within a day, and deletes expired ones. */
export async function keepUpJobs(services: Services): Promise<void> {
  const { database, clock, settings } = services;
  const now = clock.now();
  const end = {
    status: 'failed',
    timedOut: true,
    code: 'job_timed_out',
    message: 'The job timed out.',
  } as const;
  for (const { id, type } of await selectOverdueJobs(database, now - GIVEN_UP_AFTER_MS, now)) {
    await database.write(async trx => {
      if (await endJob(trx, id, end, now)) await services.jobEnds.get(type)?.(trx, services, id);
    });
  }
  await database.write(trx => deleteOldJobs(trx, now - settings.jobsKeepDays * 24 * HOUR));
}
