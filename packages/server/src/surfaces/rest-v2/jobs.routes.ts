import { cancelJob, getBatchJobStatus, listJobItems, listJobs } from '../../features/jobs/index.ts';
import type { RestRoute } from './route.ts';

/** Source: decisions.md §2, jobs. */
export const JOB_ROUTES: readonly RestRoute[] = [
  { methods: ['GET'], path: '/jobs', ability: listJobs, answer: 'list' },
  { methods: ['GET'], path: '/jobs/:job_id', ability: getBatchJobStatus, answer: 'bare' },
  { methods: ['GET'], path: '/jobs/:job_id/items', ability: listJobItems, answer: 'list' },
  { methods: ['POST'], path: '/jobs/:job_id/cancel', ability: cancelJob, answer: 'bare' },
];
