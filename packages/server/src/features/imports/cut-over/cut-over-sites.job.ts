import { type JobType, leftOpen } from '../../../kernel/work/job.ts';
import { cutOverKey, jobResult, PATIENT_ATTEMPTS } from '../../sites/index.ts';
import { NO_SECRETS } from '../adopt/adopt-sites.job.ts';
import { CARRIES_WHEN_DONE } from '../carry/carry-queue.ts';
import type { WayIn } from '../import.ts';
import { loadImportSite } from '../store/chosen-sites.store.ts';
import { updateImportSiteRows } from '../store/import-states.store.ts';
import { takeOver } from './take-over.ts';

/** Gives each adopted site a key that only this server has, and takes over those that came without a key. */
export const cutOverSitesJob: JobType = {
  type: 'cutover',
  attempts: PATIENT_ATTEMPTS,
  leftOpen: leftOpen('whether the site accepted its new key', 'It is safe to cut it over again: both keys are kept.'),
  ...CARRIES_WHEN_DONE,
  async runSite(ctx, siteId) {
    const from = await loadImportSite(ctx, siteId);
    if (!from) return { ok: true, cause: 'removed_meanwhile', skipped: 'The site was removed in the meantime.' };
    const { row, secrets } = from;
    if (row.state === 'cut_over') return { ok: true };
    if (row.way_in === 'reconnect-secret' && row.state !== 'adopted') return takeOver(ctx, from);
    if (!secrets) return { ok: false, ...NO_SECRETS };
    const { import_id, old_id } = row;
    const base = { import_id, old_id, site_id: siteId, way_in: row.way_in as WayIn, linked: 0 };
    const failure = await cutOverKey(ctx, siteId, {
      own: secrets.ownServer,
      old: { servers: secrets.oldServers, regverify: secrets.reconnectSecret },
      also: trx => updateImportSiteRows(trx, ctx, [{ ...base, state: 'cut_over', code: null, reason: null }]),
    });
    if (!failure) return { ok: true };
    const { code, message } = failure;
    const result = jobResult(failure, `${row.url}: ${message}`);
    if (code === 'site_busy') return result;
    const left = { ...base, state: 'adopted' as const, code, reason: message };
    await ctx.database.write(trx => updateImportSiteRows(trx, ctx, [left]));
    return result;
  },
};
