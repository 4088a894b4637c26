import type { JobType } from '../../../kernel/work/job.ts';
import { jobResult, PATIENT_ATTEMPTS } from '../job-result.ts';
import { rotateKey } from './rotate-key.ts';

export const rotateSiteKeysJob: JobType = {
  type: 'rotate',
  retryable: true,
  attempts: PATIENT_ATTEMPTS,
  async runSite(ctx, siteId) {
    return jobResult(await rotateKey(ctx, siteId));
  },
};
