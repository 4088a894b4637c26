import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { ListFilter } from '../../kernel/lists/list.ts';
import type { Window } from '../../kernel/lists/paging.ts';
import { inScope } from '../../kernel/lists/site-scope.ts';
import { instantMs } from '../../kernel/text/instants.ts';
import { idsInOrder } from '../../ports/database/bulk.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { ClientTable, Tables } from '../../ports/database/schema.ts';
import type { ClientStatus, ClientTextColumn } from './client.ts';

export type ClientRow = Selectable<ClientTable> & { status: ClientStatus };

export interface ClientFilter extends ListFilter {
  readonly statuses?: readonly ClientStatus[] | undefined;
  readonly client_id?: number;
  /** Only clients with a site that carries this tag. */
  readonly tag_id?: number;
  /** Only clients that a cost is for: named by it, or with a site that it is for. */
  readonly cost_id?: number;
  /** Only clients changed after this instant. */
  readonly modified_after?: string | undefined;
}

export interface ClientColumns extends Partial<Record<ClientTextColumn, string>> {
  readonly name: string;
  readonly email: string | null;
  readonly status: ClientStatus;
  readonly name_key: string;
  readonly search_text: string;
  readonly status_before?: ClientStatus | null;
  /** Default: now. */
  readonly created_at?: number;
}

function filtered(db: Queryable, filter: ClientFilter): SelectQueryBuilder<Tables, 'clients', object> {
  const { search = '', include = [], exclude = [], statuses, client_id, tag_id, cost_id, modified_after } = filter;
  const text = search.trim().toLowerCase();
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return db
    .selectFrom('clients')
    .$if(text !== '' && id === undefined, q => q.where(contains('clients.search_text', text)))
    .$if(id !== undefined, q =>
      q.where(eb => eb.or([contains('clients.search_text', text), eb('clients.id', '=', id as number)])),
    )
    .$if(include.length > 0, q => q.where('clients.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('clients.id', 'not in', [...exclude]))
    .$if(statuses !== undefined, q => q.where('clients.status', 'in', [...(statuses ?? [])]))
    .$if(modified_after !== undefined, q => q.where('clients.updated_at', '>', instantMs(modified_after as string)))
    .$if(client_id !== undefined, q => q.where('clients.id', '=', client_id as number))
    .$if(tag_id !== undefined, q =>
      q.where('clients.id', 'in', eb =>
        eb
          .selectFrom('site_tags')
          .innerJoin('sites', 'sites.id', 'site_tags.site_id')
          .select(sql<number>`sites.client_id`.as('id'))
          .where('tag_id', '=', tag_id as number)
          .where('sites.client_id', 'is not', null),
      ),
    )
    .$if(cost_id !== undefined, q => q.where(sql<boolean>`clients.id in ${clientsOfCost(cost_id ?? 0)}`));
}

const clientsOfCost = (id: number) => sql`(
  select client_id from cost_clients where cost_id = ${id}
  union select sites.client_id from cost_sites join sites on sites.id = cost_sites.site_id where cost_id = ${id}
  union select sites.client_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
    join sites on sites.id = site_tags.site_id where cost_id = ${id})`;

/** Ids of the clients that match, as a subquery. */
export const idsOfClients = (db: Queryable, filter: ClientFilter) => filtered(db, filter).select('clients.id');

export const CLIENT_SORTS = ['name', 'created', 'sites'] as const;

export interface ClientOrder {
  readonly sort?: (typeof CLIENT_SORTS)[number] | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const SORT_KEYS = {
  name: sql`clients.name_key`,
  created: sql`clients.created_at`,
  sites: sql`(select count(*) from sites where sites.client_id = clients.id)`,
};

/** Ties sort by id. */
function idsOfOrderedClients(db: Queryable, filter: ClientFilter, { sort = 'name', order = 'asc' }: ClientOrder) {
  return filtered(db, filter).orderBy(SORT_KEYS[sort], order).orderBy('clients.id', order).select('clients.id');
}

const idsOfPage = (db: Queryable, filter: ClientFilter, { offset, limit }: Window, by: ClientOrder) =>
  idsOfOrderedClients(db, filter, by).limit(limit).offset(offset);

/** Ids are selected first, so that sorting by name needs only an index and one page of rows is read. */
export async function selectClients(
  db: Queryable,
  filter: ClientFilter,
  window: Window,
  by: ClientOrder = {},
): Promise<ClientRow[]> {
  const { sort = 'name', order = 'asc' } = by;
  const ids = idsOfPage(db, filter, window, by);
  const rows = db.selectFrom('clients').selectAll().where('id', 'in', ids);
  return (await rows.orderBy(SORT_KEYS[sort], order).orderBy('id', order).execute()) as ClientRow[];
}

/** Ids of one page of what selectClients selects. */
export async function selectPageOfClientIds(db: Queryable, filter: ClientFilter, window: Window, by: ClientOrder) {
  return (await idsOfPage(db, filter, window, by).execute()).map(({ id }) => id);
}

/** Ids of all that selectClients selects. */
export const selectClientIds = (database: Database, filter: ClientFilter, by: ClientOrder) =>
  idsInOrder(database, idsOfOrderedClients(database.db, filter, by));

export async function selectClientsByIds(db: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom('clients').selectAll();
  return (await rows.where('id', 'in', [...ids]).execute()) as ClientRow[];
}

export async function selectClientCount(db: Queryable, filter: ClientFilter): Promise<number> {
  const query = filtered(db, filter).select(eb => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function selectClientById(db: Queryable, id: number): Promise<ClientRow | undefined> {
  return (await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()) as ClientRow | undefined;
}

/** Locks the row until the transaction ends. */
export async function claimClientRow(trx: Trx, id: number): Promise<ClientRow | undefined> {
  const row = trx.selectFrom('clients').selectAll().where('id', '=', id);
  return (await row.forUpdate().executeTakeFirst()) as ClientRow | undefined;
}

export async function selectClientByEmail(db: Queryable, email: string): Promise<ClientRow | undefined> {
  const query = db.selectFrom('clients').selectAll().where('email', '=', email);
  return (await query.executeTakeFirst()) as ClientRow | undefined;
}

/** @param nameKey The name, lower-case. */
export async function selectClientsByName(db: Queryable, nameKey: string): Promise<ClientRow[]> {
  const query = db.selectFrom('clients').selectAll().where('name_key', '=', nameKey).orderBy('id');
  return (await query.execute()) as ClientRow[];
}

export async function selectSiteCounts(db: Queryable, clientIds: readonly number[]): Promise<Map<number, number>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sites')
    .select(eb => [sql<number>`client_id`.as('client_id'), eb.fn.countAll<number>().as('count')])
    .where('client_id', 'in', [...clientIds])
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(row => [row.client_id, row.count]));
}

/** Ids of the sites of each of these clients, ascending. */
export async function selectSitesOfClients(
  db: Queryable,
  clientIds: readonly number[],
  tagId?: number,
): Promise<Map<number, number[]>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sites')
    .select([sql<number>`client_id`.as('client_id'), 'id'])
    .where('client_id', 'in', [...clientIds])
    .$if(tagId !== undefined, q => q.where(inScope('sites.id', { tag_id: tagId })))
    .orderBy('id')
    .execute();
  const bySite = Map.groupBy(rows, row => row.client_id);
  return new Map([...bySite].map(([client, sites]) => [client, sites.map(({ id }) => id)]));
}

/** @returns the id; undefined when another client has the e-mail address. */
export async function insertClient(trx: Trx, client: ClientColumns, now: number): Promise<number | undefined> {
  const row = await trx
    .insertInto('clients')
    .values({ created_at: now, ...client, updated_at: now })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateClientRow(
  trx: Trx,
  id: number,
  columns: Partial<ClientColumns>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('clients')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Its sites stay, without a client. */
export async function deleteClientRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('clients').where('id', '=', id).execute();
}
