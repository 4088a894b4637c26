import type { JobType } from '../../../kernel/work/job.ts';
import { loadSite } from '../load-site.ts';
import { GONE } from '../site-failure.ts';
import { checkAddress } from './check-address.ts';

export const checkSitesJob: JobType = {
  type: 'check',
  retryable: true,
  async runSite(ctx, siteId) {
    const site = await loadSite(ctx, siteId);
    if (!site) return { ok: false, ...GONE };
    const { reachable, httpStatus, elapsedMs, reason, certificate } = await checkAddress(ctx, site);
    const data = { reachable, http_status: httpStatus, response_time_ms: elapsedMs };
    if (reachable) return { ok: true, data };
    const message = reason ?? 'The address cannot be reached.';
    return { ok: false, code: 'site_offline', cause: certificate ?? 'front_page_failed', message, data };
  },
};
