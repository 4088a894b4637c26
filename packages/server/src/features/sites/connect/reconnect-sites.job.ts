import { type JobType, leftOpen } from '../../../kernel/work/job.ts';
import { selectNotedWish } from '../../jobs/index.ts';
import { jobResult, PATIENT_ATTEMPTS } from '../job-result.ts';
import { reconnect } from './reconnect.ts';

export const reconnectSitesJob: JobType = {
  type: 'reconnect',
  retryable: true,
  notesWishes: true,
  attempts: PATIENT_ATTEMPTS,
  leftOpen: leftOpen(
    'whether the site is connected again',
    'Sitekeeper keeps asking it. It is safe to reconnect it again.',
  ),
  async runSite(ctx, siteId, jobId) {
    return jobResult(await reconnect(ctx, siteId, await selectNotedWish(ctx.database, jobId, siteId)));
  },
};
