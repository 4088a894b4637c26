import { offsetOf } from '../../kernel/paging.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ClientFilter, countClients, listClients } from './client.store.ts';
import { clientViews } from './client.views.ts';

/** One page of clients, by name, as lists answer it. */
export async function pageOfClients(
  db: Queryable,
  filter: ClientFilter,
  { page, per_page }: { page: number; per_page: number },
) {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [rows, total] = await Promise.all([listClients(db, filter, window), countClients(db, filter)]);
  return { items: await clientViews(db, rows), page, per_page, total };
}
