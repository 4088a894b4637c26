import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { cancelJob } from './cancel-job.ts';
import { getBatchJobStatus } from './get-batch-job-status.ts';
import { listJobItems } from './list-job-items.ts';
import { listJobs } from './list-jobs.ts';
import { retryJob } from './retry-job.ts';

export { cancelJob } from './cancel-job.ts';
export { getBatchJobStatus } from './get-batch-job-status.ts';
export { countedJob, endJob, holdJobs, jobHasEnded, selectJob, selectOldestQueued, setHalted } from './job.store.ts';
export { createJob, handOut, jobUrl } from './job.ts';
export { jobHandler } from './job-handler.ts';
export { ENDED_WITH_JOB, selectNotedWish, setSentUnknown } from './job-items.store.ts';
export { isJobOver } from './job-lists.store.ts';
export { jobsNow } from './jobs-now.ts';
export { keepUpJobs } from './keep-up-jobs.ts';
export { listJobItems } from './list-job-items.ts';
export { listJobs } from './list-jobs.ts';
export { requireJobGoesOn, untilSent } from './watch-job.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [getBatchJobStatus, listJobs, listJobItems, cancelJob, retryJob];
