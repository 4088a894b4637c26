import { FoundIds } from '../../../kernel/lists/found-ids.ts';
import type { Paging } from '../../../kernel/lists/paging.ts';
import type { StoreOfRequest } from '../../../kernel/lists/part-memory.ts';
import { type SiteFilter, selectPageOfSiteIds, selectSiteCount, selectSiteIds, sitesByIds } from '../site.store.ts';

const found = new FoundIds('sites');

/**
 * One page of sites, by name, as returned by lists. The ids of a repeated filter are kept until a site is added, deleted,
 * renamed or reassigned.
 */
export async function pageOfSites(store: StoreOfRequest, filter: SiteFilter, paging: Paging) {
  const { database } = store;
  const { rows, total } = await found.rows(store, keyOf(filter), paging, {
    count: () => selectSiteCount(database, filter),
    page: window => selectPageOfSiteIds(database, filter, window),
    all: () => selectSiteIds(database, filter),
    rowsOf: ids => sitesByIds(database.db, ids),
  });
  return { items: rows, ...paging, total };
}

const keyOf = ({ status = 'any', search = '', client_id, tag_id }: SiteFilter) =>
  JSON.stringify([status, search.trim().toLowerCase(), client_id, tag_id]);
