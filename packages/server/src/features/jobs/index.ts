export { cancelJob } from './cancel-job.ts';
export { getBatchJobStatus } from './get-batch-job-status.ts';
export { createJob, jobUrl } from './job.ts';
export { keepUpJobs } from './job-upkeep.ts';
export { listJobItems } from './list-job-items.ts';
export { listJobs } from './list-jobs.ts';
export { jobHandler } from './run-job.ts';
