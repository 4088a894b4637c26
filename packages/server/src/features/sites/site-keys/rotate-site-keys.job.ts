import { type JobType, leftOpen } from '../../../kernel/work/job.ts';
import { jobResult, PATIENT_ATTEMPTS } from '../job-result.ts';
import { rotateKey } from './rotate-key.ts';

export const rotateSiteKeysJob: JobType = {
  type: 'rotate',
  retryable: true,
  attempts: PATIENT_ATTEMPTS,
  leftOpen: leftOpen(
    'whether the site accepted its new key',
    'Sitekeeper keeps both keys, asks the site with each of them, and goes on with the one that it accepts.',
  ),
  async runSite(ctx, siteId) {
    return jobResult(await rotateKey(ctx, siteId));
  },
};
