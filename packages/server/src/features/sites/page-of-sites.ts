import { offsetOf } from '../../kernel/paging.ts';
import type { Database } from '../../ports/database/port.ts';
import { countSites, listSites, type SiteFilter } from './site.store.ts';

/** One page of sites, by name, as lists answer it. */
export async function pageOfSites(
  database: Database,
  filter: SiteFilter,
  { page, per_page }: { page: number; per_page: number },
) {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [items, total] = await Promise.all([listSites(database, filter, window), countSites(database, filter)]);
  return { items, page, per_page, total };
}
