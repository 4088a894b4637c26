import { FoundIds } from '../../kernel/lists/found-ids.ts';
import { countedPage, type Paging, type Window } from '../../kernel/lists/paging.ts';
import type { StoreOfRequest } from '../../kernel/lists/part-memory.ts';
import {
  type ClientFilter,
  type ClientOrder,
  selectClientCount,
  selectClientIds,
  selectClients,
  selectClientsByIds,
  selectPageOfClientIds,
} from './client.store.ts';
import { clientViews } from './client.views.ts';

const found = new FoundIds(['clients', 'sites']);

/** One page of clients, sorted by name unless another order is given. */
export async function pageOfClients(
  store: StoreOfRequest,
  filter: ClientFilter,
  paging: Paging,
  order?: ClientOrder,
  tagOfSites?: number,
) {
  const { db } = store.database;
  const { rows, total } = await (isSearch(filter) ? searched : listed)(store, filter, paging, order);
  return { items: await clientViews(db, rows, tagOfSites), ...paging, total };
}

function listed({ database: { db } }: StoreOfRequest, filter: ClientFilter, paging: Paging, order?: ClientOrder) {
  const select = (window: Window) => selectClients(db, filter, window, order);
  return countedPage(paging, select, () => selectClientCount(db, filter));
}

/** A search reads the texts of all clients: once for all its pages, as long as no client, site or cost changes. */
function searched(store: StoreOfRequest, filter: ClientFilter, paging: Paging, order: ClientOrder = {}) {
  const { database } = store;
  const { db } = database;
  return found.rows(store, JSON.stringify([filter, order]), paging, {
    count: () => selectClientCount(db, filter),
    page: window => selectPageOfClientIds(db, filter, window, order),
    all: () => selectClientIds(database, filter, order),
    rowsOf: ids => selectClientsByIds(db, ids),
  });
}

const isSearch = ({ search = '' }: ClientFilter) => search.trim() !== '';
