import type { JobType } from '../../kernel/job.ts';
import { retryInMs } from './sync/sync-policy.ts';
import { syncSiteById } from './sync/sync-site.ts';

export const syncSitesJob: JobType = {
  type: 'sync',
  retryable: true,
  async runSite(ctx, siteId) {
    const failure = await syncSiteById(ctx, siteId);
    if (!failure) return { ok: true };
    const again = retryInMs(failure);
    const { code, message } = failure;
    return { ok: false, code, message, ...(again === undefined ? {} : { retryInMs: again }) };
  },
};
