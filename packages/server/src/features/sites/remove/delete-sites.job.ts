import type { JobType } from '../../../kernel/work/job.ts';
import { STILL_LINKED } from '../connect/unlink.ts';
import { sitesByIds } from '../site.store.ts';
import { unlinkAndRemove } from './delete-site.ts';

export const deleteSitesJob: JobType = {
  type: 'delete',
  async runSite(ctx, siteId) {
    const [site] = await sitesByIds(ctx.database.db, [siteId]);
    const removal = site && (await unlinkAndRemove(ctx, site));
    return removal === 'still_linked' ? { ok: true, data: { message: STILL_LINKED } } : { ok: true };
  },
};
