import { offsetOf } from '../../../kernel/lists/paging.ts';
import type { Database } from '../../../ports/database/port.ts';
import { type SiteFilter, selectSitePage as windowOf } from '../site.store.ts';

/** One page of sites, by name, as lists answer it. */
export async function pageOfSites(database: Database, filter: SiteFilter, paging: { page: number; per_page: number }) {
  const { items, total } = await windowOf(database, filter, { offset: offsetOf(paging), limit: paging.per_page });
  return { items, ...paging, total };
}
