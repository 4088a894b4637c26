import { type JobType, leftOpen } from '../../../kernel/work/job.ts';
import { STILL_LINKED } from '../connect/unlink.ts';
import { sitesByIds } from '../site.store.ts';
import { unlinkAndRemove } from './delete-site.ts';

export const deleteSitesJob: JobType = {
  type: 'delete',
  leftOpen: leftOpen('whether the site was removed', 'If it is still listed, remove it again.'),
  async runSite(ctx, siteId) {
    const [site] = await sitesByIds(ctx.database.db, [siteId]);
    const removal = site && (await unlinkAndRemove(ctx, site));
    return removal === 'still_linked' ? { ok: true, data: { message: STILL_LINKED } } : { ok: true };
  },
};
