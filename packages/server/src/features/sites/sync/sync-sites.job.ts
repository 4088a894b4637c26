import type { JobType } from '../../../kernel/work/job.ts';
import { SET_ASIDE } from '../../../kernel/work/set-aside.ts';
import { jobCauseOf } from '../site-failure.ts';
import { runSyncById, setSyncAside } from './run-sync.ts';
import { retryInMs } from './sync-policy.ts';

export const syncSitesJob: JobType = {
  type: 'sync',
  retryable: true,
  async runSite(ctx, siteId) {
    const failure = await runSyncById(ctx, siteId);
    if (!failure) return { ok: true };
    const again = retryInMs(failure);
    const { code, message } = failure;
    return {
      ok: false,
      code,
      cause: jobCauseOf(failure),
      message,
      ...(again === undefined ? {} : { retryInMs: again }),
    };
  },
  async setAside(ctx, siteId) {
    await setSyncAside(ctx, siteId);
    return { ok: false, ...SET_ASIDE };
  },
};
