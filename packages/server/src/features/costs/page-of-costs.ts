import { FoundIds } from '../../kernel/lists/found-ids.ts';
import { countedPage, type Paging, type Window } from '../../kernel/lists/paging.ts';
import type { StoreOfRequest } from '../../kernel/lists/part-memory.ts';
import {
  type CostFilter,
  type CostOrder,
  selectCostCount,
  selectCostIds,
  selectCosts,
  selectCostsByIds,
  selectPageOfCostIds,
} from './cost.store.ts';
import { type CostsCtx, costViews } from './cost.views.ts';

/** Sites, because of their clients and tags. */
const found = new FoundIds(['costs', 'sites']);

/** One page of costs, sorted by name by default, in the form of lists. */
export async function pageOfCosts(
  ctx: StoreOfRequest & CostsCtx,
  filter: CostFilter,
  paging: Paging,
  order?: CostOrder,
) {
  const { rows, total } = await (isKept(filter) ? kept : listed)(ctx, filter, paging, order);
  return { items: await costViews(ctx, ctx.database.db, rows), ...paging, total };
}

function listed({ database: { db } }: StoreOfRequest, filter: CostFilter, paging: Paging, order?: CostOrder) {
  const select = (window: Window) => selectCosts(db, filter, window, order);
  return countedPage(paging, select, () => selectCostCount(db, filter));
}

/** Which costs there are is looked up once for all pages, as long as no cost, site, client or tag changes. */
function kept(store: StoreOfRequest, filter: CostFilter, paging: Paging, order: CostOrder = {}) {
  const { database } = store;
  const { db } = database;
  return found.rows(store, JSON.stringify([filter, order]), paging, {
    count: () => selectCostCount(db, filter),
    page: window => selectPageOfCostIds(db, filter, window, order),
    all: () => selectCostIds(database, filter, order),
    rowsOf: ids => selectCostsByIds(db, ids),
  });
}

/** When a payment is due follows from the time, too, and lists of ids are rarely asked for twice. */
const isKept = ({ among, include = [], exclude = [] }: CostFilter) =>
  among === undefined && include.length === 0 && exclude.length === 0;
