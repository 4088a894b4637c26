import type { Services } from '../../kernel/context.ts';
import { selectCurrentJobs } from './job.store.ts';
import { jobViewOf } from './job.ts';
import { NO_RESULTS } from './job-counts.ts';
import { selectJobItemCounts } from './job-items.store.ts';

const MOST = 100;

/** States of the newest hundred jobs that have not ended, and of the given ones; in the form of list-jobs-v1. */
export async function jobsNow(services: Services, ids: readonly string[]) {
  const jobs = await selectCurrentJobs(services.database.db, ids, MOST);
  const counts = await selectJobItemCounts(
    services.database,
    jobs.map(job => job.id),
  );
  return jobs.map(job => {
    const { errors: _errors, ...view } = jobViewOf(services, job, counts.get(job.id) ?? NO_RESULTS, []);
    return view;
  });
}
