import type { Services } from '../../kernel/context.ts';
import { countItems, currentJobs } from './job.store.ts';
import { jobViewOf } from './job.ts';

const MOST = 100;

/** States of the jobs that have not ended, the newest hundred, and of those named; as list-jobs-v1 has them. */
export async function jobsNow(services: Services, ids: readonly string[]) {
  const jobs = await currentJobs(services.database.db, ids, MOST);
  const counts = await countItems(
    services.database,
    jobs.map(job => job.id),
  );
  const none = { succeeded: 0, failed: 0, canceled: 0 };
  return jobs.map(job => {
    const { errors: _errors, ...view } = jobViewOf(services, job, counts.get(job.id) ?? none, []);
    return view;
  });
}
