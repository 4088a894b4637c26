import type { JobType } from '../../kernel/job.ts';
import { intervalMs } from './sync/save-outcomes.ts';
import { afterSync } from './sync/sync-policy.ts';
import { syncSiteById } from './sync/sync-site.ts';

export const syncSitesJob: JobType = {
  type: 'sync',
  retryable: true,
  async runSite(ctx, siteId) {
    const failure = await syncSiteById(ctx, siteId);
    if (!failure) return { ok: true };
    const retryInMs = failure.kind && afterSync(failure.kind, 0, intervalMs(ctx)).retryInMs;
    return { ok: false, code: failure.code, message: failure.message, ...(retryInMs ? { retryInMs } : {}) };
  },
};
