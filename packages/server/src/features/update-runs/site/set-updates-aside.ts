import type { Ctx } from '../../../kernel/context.ts';
import type { BrokenOff, SiteResult } from '../../../kernel/work/job.ts';
import { SET_ASIDE } from '../../../kernel/work/set-aside.ts';
import { syncNetworkSoon } from '../../sites/index.ts';
import { selectRun } from '../run.store.ts';
import { siteOutcome } from '../run-item.ts';
import { selectItemsOfSite, updateRunSiteRow } from '../run-items.store.ts';
import type { SiteOfRun } from './site-of-run.ts';
import { siteResult } from './site-result.ts';
import { giveUpOnSite, mayHaveChanged } from './update-site-items.ts';

/**
 * Ends the part of a run that concerns a site, without asking it: what was sent is unknown, what was not sent has
 * failed.
 */
export async function setUpdatesAside(
  ctx: Ctx,
  siteId: number,
  jobId: string,
  { code, message }: BrokenOff = SET_ASIDE,
): Promise<SiteResult> {
  const run = await selectRun(ctx.database.db, jobId);
  if (!run) return { ok: false, code, message };
  const work: SiteOfRun = { ctx, run, strategy: undefined, jobId, siteId, attempt: 1 };
  await giveUpOnSite(work, { reason: code, message });
  const items = await selectItemsOfSite(ctx.database.db, jobId, siteId);
  await ctx.database.write(async trx => {
    await updateRunSiteRow(trx, work, { outcome: siteOutcome(items) });
    if (items.some(mayHaveChanged)) await syncNetworkSoon(trx, siteId, ctx.clock.now());
  });
  return siteResult(items);
}
