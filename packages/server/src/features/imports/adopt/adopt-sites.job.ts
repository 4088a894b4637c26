import type { Ctx } from '../../../kernel/context.ts';
import { type JobType, leftOpen, type SiteResult } from '../../../kernel/work/job.ts';
import { askSharedSite, jobCauseOf, PATIENT_ATTEMPTS } from '../../sites/index.ts';
import { CARRIES_WHEN_DONE } from '../carry/carry-queue.ts';
import { takeOver } from '../cut-over/take-over.ts';
import { siteReason } from '../site-reason.ts';
import { type ImportSite, loadImportSite } from '../store/chosen-sites.store.ts';
import { type Adoption, sharedSiteOf, waitsForCutOver } from './adopted.ts';
import { adoptionWriter } from './save-adoptions.ts';

/** Asks each site with the key of the old dashboard, and stores those that answer. Only sites without a key change. */
export const adoptSitesJob: JobType = {
  type: 'adopt',
  attempts: PATIENT_ATTEMPTS,
  leftOpen: leftOpen(
    'whether the site was taken over',
    'Sitekeeper keeps asking it, and the import shows the outcome.',
  ),
  ...CARRIES_WHEN_DONE,
  async runSite(ctx, siteId) {
    const from = await loadImportSite(ctx, siteId);
    if (!from) return LINKED;
    if (from.row.state === 'adopted' || from.row.state === 'cut_over') return { ok: true };
    if (from.row.way_in === 'reconnect-secret') return takeOver(ctx, from);
    return adopt(ctx, from);
  },
};

const LINKED: SiteResult = {
  ok: true,
  cause: 'linked_meanwhile',
  skipped: 'The site was linked, or left out, in the meantime.',
};

async function adopt(ctx: Ctx, from: ImportSite): Promise<SiteResult> {
  const adoption = await ask(ctx, from);
  await ctx.unsavedResults.during(adoptionWriter(ctx).add(adoption));
  if ('site' in adoption) return (await loadImportSite(ctx, adoption.site.id)) ? { ok: true } : LINKED;
  const { failure } = adoption;
  const { code } = failure;
  const [cause, reason] = waitsForCutOver(adoption)
    ? (['waits_for_cut_over', siteReason('key_refused').reason] as const)
    : [jobCauseOf(failure), failure.message];
  return { ok: false, code, cause, message: `${from.row.url}: ${reason}` };
}

async function ask(ctx: Ctx, from: ImportSite): Promise<Adoption> {
  const site = sharedSiteOf(from);
  if (!site) return { from, failure: NO_SECRETS };
  if (from.row.suspended === 1) return { from, site, answer: undefined };
  const answer = await askSharedSite(ctx, site);
  return 'report' in answer ? { from, site, answer } : { from, failure: answer };
}

export const NO_SECRETS = {
  code: 'invalid_state',
  cause: 'secret_lost',
  message: 'The key of this site is gone or damaged in the store. Plan the import again.',
} as const;
