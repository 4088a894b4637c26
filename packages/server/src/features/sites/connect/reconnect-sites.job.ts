import type { JobType } from '../../../kernel/work/job.ts';
import { selectJob } from '../../jobs/index.ts';
import { reconnect } from './reconnect.ts';

export const reconnectSitesJob: JobType = {
  type: 'reconnect',
  retryable: true,
  async runSite(ctx, siteId, jobId) {
    const job = await selectJob(ctx.database, jobId);
    const failure = await reconnect(ctx, siteId, job?.created_at ?? ctx.clock.now());
    return failure ? { ok: false, code: failure.code, message: failure.message } : { ok: true };
  },
};
