import { FoundIds } from '../../kernel/lists/found-ids.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
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

type Paging = { page: number; per_page: number };

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

async function listed(
  { database: { db } }: StoreOfRequest,
  filter: ClientFilter,
  { page, per_page }: Paging,
  order?: ClientOrder,
) {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const rows = await selectClients(db, filter, window, order);
  const isLast = rows.length > 0 && rows.length < per_page;
  const total = isLast ? window.offset + rows.length : await selectClientCount(db, filter);
  return { rows, total };
}

/** A search reads the texts of all clients: once for all its pages, as long as no client, site or cost changes. */
async function searched(store: StoreOfRequest, filter: ClientFilter, paging: Paging, order: ClientOrder = {}) {
  const { database } = store;
  const { db } = database;
  const { ids, total } = await found.page(store, JSON.stringify([filter, order]), paging, {
    count: () => selectClientCount(db, filter),
    page: window => selectPageOfClientIds(db, filter, window, order),
    all: () => selectClientIds(database, filter, order),
  });
  const clients = new Map((await selectClientsByIds(db, ids)).map(client => [client.id, client]));
  return { rows: ids.flatMap(id => clients.get(id) ?? []), total };
}

const isSearch = ({ search = '' }: ClientFilter) => search.trim() !== '';
