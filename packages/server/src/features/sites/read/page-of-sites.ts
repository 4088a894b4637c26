import { FoundIds } from '../../../kernel/lists/found-ids.ts';
import type { StoreOfRequest } from '../../../kernel/lists/part-memory.ts';
import { type SiteFilter, selectPageOfSiteIds, selectSiteCount, selectSiteIds, sitesByIds } from '../site.store.ts';

const found = new FoundIds('sites');

/**
 * One page of sites, by name, as returned by lists. The ids of a repeated filter are kept until a site is added, deleted,
 * renamed or reassigned.
 */
export async function pageOfSites(
  store: StoreOfRequest,
  filter: SiteFilter,
  paging: { page: number; per_page: number },
) {
  const { database } = store;
  const { ids, total } = await found.page(store, keyOf(filter), paging, {
    count: () => selectSiteCount(database, filter),
    page: window => selectPageOfSiteIds(database, filter, window),
    all: () => selectSiteIds(database, filter),
  });
  const sites = new Map((await sitesByIds(database.db, ids)).map(site => [site.id, site]));
  return { items: ids.flatMap(id => sites.get(id) ?? []), ...paging, total };
}

const keyOf = ({ status = 'any', search = '', client_id, tag_id }: SiteFilter) =>
  JSON.stringify([status, search.trim().toLowerCase(), client_id, tag_id]);
