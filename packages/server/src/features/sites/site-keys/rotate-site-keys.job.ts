import type { JobType } from '../../../kernel/work/job.ts';
import { rotateKey } from './rotate-key.ts';

export const rotateSiteKeysJob: JobType = {
  type: 'rotate',
  retryable: true,
  async runSite(ctx, siteId) {
    const failure = await rotateKey(ctx, siteId);
    return failure ? { ok: false, code: failure.code, message: failure.message } : { ok: true };
  },
};
