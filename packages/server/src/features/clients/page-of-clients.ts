import { offsetOf } from '../../kernel/lists/paging.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ClientFilter, type ClientOrder, selectClientCount, selectClients } from './client.store.ts';
import { clientViews } from './client.views.ts';

/** One page of clients, sorted by name unless another order is given. */
export async function pageOfClients(
  db: Queryable,
  filter: ClientFilter,
  { page, per_page }: { page: number; per_page: number },
  order?: ClientOrder,
  tagOfSites?: number,
) {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const rows = await selectClients(db, filter, window, order);
  const isLast = rows.length > 0 && rows.length < per_page;
  const total = isLast ? window.offset + rows.length : await selectClientCount(db, filter);
  return { items: await clientViews(db, rows, tagOfSites), page, per_page, total };
}
