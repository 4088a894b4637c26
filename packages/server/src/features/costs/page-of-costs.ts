import type { Ctx } from '../../kernel/context.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { type CostFilter, type CostOrder, selectCostCount, selectCosts } from './cost.store.ts';
import { costViews } from './cost.views.ts';

/** One page of costs, sorted by name by default, in the form of lists. */
export async function pageOfCosts(
  ctx: Ctx,
  filter: CostFilter,
  { page, per_page }: { page: number; per_page: number },
  order?: CostOrder,
) {
  const { db } = ctx.database;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const rows = await selectCosts(db, filter, window, order);
  const isLast = rows.length > 0 && rows.length < per_page;
  const total = isLast ? window.offset + rows.length : await selectCostCount(db, filter);
  return { items: await costViews(ctx, db, rows), page, per_page, total };
}
