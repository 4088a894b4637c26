import type { JobType } from '../../kernel/job.ts';
import { unlinkAndRemove } from './delete-site.ts';
import { sitesByIds } from './site.store.ts';
import { STILL_LINKED } from './unlink.ts';

export const deleteSitesJob: JobType = {
  type: 'delete',
  retryable: true,
  async runSite(ctx, siteId) {
    const [site] = await sitesByIds(ctx.database.db, [siteId]);
    const removal = site && (await unlinkAndRemove(ctx, site));
    return removal === 'still_linked' ? { ok: true, data: { message: STILL_LINKED } } : { ok: true };
  },
};
