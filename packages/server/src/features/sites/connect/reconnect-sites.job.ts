import type { JobType } from '../../../kernel/work/job.ts';
import { selectJob } from '../../jobs/index.ts';
import { jobResult, PATIENT_ATTEMPTS } from '../job-result.ts';
import { reconnect } from './reconnect.ts';

export const reconnectSitesJob: JobType = {
  type: 'reconnect',
  retryable: true,
  attempts: PATIENT_ATTEMPTS,
  async runSite(ctx, siteId, jobId) {
    const job = await selectJob(ctx.database, jobId);
    return jobResult(await reconnect(ctx, siteId, job?.created_at ?? ctx.clock.now()));
  },
};
