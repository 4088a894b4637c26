import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import { type JobType, leftOpen, type SiteResult } from '../../../kernel/work/job.ts';
import { changePlugins } from '../../plugins/index.ts';
import { jobCauseOfError } from '../../sites/index.ts';
import { selectJobPlugins } from './job-plugins.store.ts';

const RETRY_MS = 30_000;
/** Turns of one site: enough to wait until an update that is under way there must have ended. */
const ATTEMPTS = 40;

/** Deactivates the plugins that were chosen when the job began, site by site. */
export const deactivatePluginsJob: JobType = {
  type: 'deactivate',
  runSite: deactivateOnSite,
  attempts: ATTEMPTS,
  leftOpen: leftOpen('whether the plugins were deactivated', 'Sync the site to see which are active.'),
};

/** Running it twice is harmless: what is not active any more is left alone, and the site's own word decides. */
async function deactivateOnSite(ctx: Ctx, siteId: number, jobId: string): Promise<SiteResult> {
  const plugins = await selectJobPlugins(ctx.database.db, jobId, siteId);
  const slugs = plugins.filter(({ active }) => active === 1).map(({ slug }) => slug);
  if (slugs.length === 0)
    return { ok: true, cause: 'plugins_inactive', skipped: 'These plugins are not active any more.' };
  try {
    const { done, errors } = await changePlugins(ctx, 'deactivate', { site_id_or_domain: siteId, slugs });
    const data = { deactivated: done };
    const [first] = errors;
    if (!first) return { ok: true, data };
    const code = first.code.replace(`${ctx.settings.namespace}_`, '') as ErrorCode;
    const cause = code === 'protected' ? 'connector_or_must_use' : null;
    return { ok: false, code, cause, message: first.message, data };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    const cause = jobCauseOfError(error);
    const again = code === 'site_busy' || cause === 'maintenance';
    return { ok: false, code, cause, message, ...(again ? { retryInMs: RETRY_MS } : {}) };
  }
}
