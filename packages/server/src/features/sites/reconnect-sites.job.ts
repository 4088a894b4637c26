import type { JobType } from '../../kernel/job.ts';
import { reconnect } from './reconnect.ts';

export const reconnectSitesJob: JobType = {
  type: 'reconnect',
  retryable: true,
  async runSite(ctx, siteId) {
    const failure = await reconnect(ctx, siteId);
    return failure ? { ok: false, code: failure.code, message: failure.message } : { ok: true };
  },
};
