import { FoundIds } from '../../kernel/lists/found-ids.ts';
import { type Paging, type Window, windowOf } from '../../kernel/lists/paging.ts';
import type { StoreOfRequest } from '../../kernel/lists/part-memory.ts';
import { isScoped } from '../../kernel/lists/site-scope.ts';
import {
  type SitesWithUpdatesFilter,
  selectCountOfSitesWithUpdates,
  selectPageOfSitesWithUpdates,
  selectSitesWithUpdates,
} from './update.store.ts';

const found = new FoundIds('updates');

/** One page of the sites with pending updates, by id, and how many there are. */
export async function pageOfSitesWithUpdates(
  store: StoreOfRequest,
  filter: SitesWithUpdatesFilter,
  paging: Paging,
): Promise<{ ids: readonly number[]; total: number }> {
  const { database } = store;
  const query = {
    count: () => selectCountOfSitesWithUpdates(database, filter),
    page: (window: Window) => selectPageOfSitesWithUpdates(database, filter, window),
    all: () => selectSitesWithUpdates(database, filter),
  };
  if (followsFromUpdatesAlone(filter)) return found.page(store, JSON.stringify(filter), paging, query);
  const [ids, total] = await Promise.all([query.page(windowOf(paging)), query.count()]);
  return { ids, total };
}

/** Names, clients and tags of sites are another part of the store, and lists of ids are rarely asked for twice. */
function followsFromUpdatesAlone(filter: SitesWithUpdatesFilter): boolean {
  const { include, exclude, siteText } = filter;
  return !isScoped(filter) && siteText === undefined && include === undefined && exclude === undefined;
}
