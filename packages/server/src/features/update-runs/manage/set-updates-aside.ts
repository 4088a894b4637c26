import type { Ctx } from '../../../kernel/context.ts';
import type { SiteResult } from '../../../kernel/work/job.ts';
import { SET_ASIDE } from '../../../kernel/work/set-aside.ts';
import { selectRun } from '../run.store.ts';
import { outcomeOf } from '../run-item.ts';
import { itemsOfSite, saveSite } from '../run-items.store.ts';
import { siteResult } from '../site/site-result.ts';
import type { SiteWork } from '../site/site-work.ts';
import { giveUp } from '../site/update-site.ts';

/** Ends the part of a run that concerns a site, without asking it: what was sent is unknown, what was not sent failed. */
export async function setUpdatesAside(ctx: Ctx, siteId: number, jobId: string): Promise<SiteResult> {
  const run = await selectRun(ctx.database.db, jobId);
  if (!run) return { ok: false, ...SET_ASIDE };
  const work: SiteWork = { ctx, run, strategy: undefined, jobId, siteId, attempt: 1 };
  await giveUp(work, { reason: SET_ASIDE.code, message: SET_ASIDE.message });
  const items = await itemsOfSite(ctx.database.db, jobId, siteId);
  await ctx.database.write(trx => saveSite(trx, work, { outcome: outcomeOf(items) }));
  return siteResult(items);
}
