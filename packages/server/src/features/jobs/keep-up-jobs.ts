import type { Services } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { letOthersWrite } from '../../ports/database/statements/delete-in-batches.ts';
import { deleteJobs, endJob, selectOldJobs, selectOverdueJobs } from './job.store.ts';

const GIVEN_UP_AFTER_MS = 24 * HOUR_MS;
const DELETED_AT_ONCE = 100;

/** Ends jobs that were not finished within a day, and deletes expired ones. */
export async function keepUpJobs(services: Services): Promise<void> {
  const { database, clock, settings } = services;
  const now = clock.now();
  for (const job of await selectOverdueJobs(database, now - GIVEN_UP_AFTER_MS, now)) await giveUp(services, job, now);
  await deleteOldJobs(services, now - settings.jobsKeepDays * 24 * HOUR_MS);
}

/** A bug in what follows the end of one job must not keep the others. */
async function giveUp(services: Services, { id, type }: { id: string; type: string }, now: number): Promise<void> {
  const { database, log, troubles } = services;
  const end = {
    status: 'failed',
    timedOut: true,
    code: 'job_timed_out',
    message: 'The job timed out.',
  } as const;
  try {
    await database.write(async trx => {
      if (await endJob(trx, id, end, now)) await services.jobEnds.get(type)?.(trx, services, id);
    });
  } catch (error) {
    if (database.closed || troubles.note(error)) throw error;
    log.error({ err: error, job: id }, 'a job that takes too long could not be ended');
  }
}

async function deleteOldJobs(services: Services, before: number): Promise<void> {
  while (!services.stopping.aborted) {
    const ids = await selectOldJobs(services.database.db, before, DELETED_AT_ONCE);
    if (ids.length > 0) await deleteJobs(services, ids);
    if (ids.length < DELETED_AT_ONCE) return;
    await letOthersWrite();
  }
}
