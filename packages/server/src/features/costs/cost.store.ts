import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely';
import type { ListFilter } from '../../kernel/lists/list.ts';
import type { Window } from '../../kernel/lists/paging.ts';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { instantMs } from '../../kernel/text/instants.ts';
import { idsInOrder } from '../../ports/database/bulk.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { CostTable, Tables } from '../../ports/database/schema.ts';
import type { CostStatus, LicenseType, PaymentType, ProductType, RenewalType } from './cost.ts';

export type CostRow = Selectable<CostTable> & {
  payment_type: PaymentType;
  product_type: ProductType;
  license_type: LicenseType;
  renewal_type: RenewalType;
  status: CostStatus;
};

export interface CostFilter extends ListFilter {
  readonly statuses?: readonly CostStatus[] | undefined;
  readonly categories?: readonly ProductType[] | undefined;
  readonly types?: readonly PaymentType[] | undefined;
  /** Only costs that are for this client: directly, or through one of its sites. */
  readonly client_id?: number;
  /** Only costs that are for a site of this tag, which is one of the client if that is given too. */
  readonly tag_id?: number;
  /** Only costs whose id is in this set. */
  readonly among?: RawBuilder<unknown>;
  /** Only costs changed after this instant. */
  readonly modified_after?: string | undefined;
  /** Only costs without targets, or only those with targets. */
  readonly without_targets?: boolean | undefined;
}

export const COST_SORTS = ['name', 'price', 'last_renewal', 'created'] as const;

export interface CostOrder {
  readonly sort?: (typeof COST_SORTS)[number] | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** A cost without a renewal sorts before all others, on both engines. */
const SORT_KEYS = {
  name: sql`costs.name_key`,
  price: sql`costs.price_cents`,
  last_renewal: sql`coalesce(costs.last_renewal, '')`,
  created: sql`costs.created_at`,
};

function filtered(db: Queryable, filter: CostFilter): SelectQueryBuilder<Tables, 'costs', object> {
  const { search = '', include = [], exclude = [], statuses, categories, types, client_id, tag_id, among } = filter;
  const { modified_after, without_targets } = filter;
  const text = search.trim().toLowerCase();
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return db
    .selectFrom('costs')
    .$if(text !== '' && id === undefined, q => q.where(contains('costs.name_key', text)))
    .$if(id !== undefined, q =>
      q.where(eb => eb.or([contains('costs.name_key', text), eb('costs.id', '=', id as number)])),
    )
    .$if(include.length > 0, q => q.where('costs.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('costs.id', 'not in', [...exclude]))
    .$if(statuses !== undefined, q => q.where('costs.status', 'in', [...(statuses ?? [])]))
    .$if(categories !== undefined, q => q.where('costs.product_type', 'in', [...(categories ?? [])]))
    .$if(types !== undefined, q => q.where('costs.payment_type', 'in', [...(types ?? [])]))
    .$if(modified_after !== undefined, q => q.where('costs.updated_at', '>', instantMs(modified_after as string)))
    .$if(without_targets !== undefined, q => q.where(without_targets ? FOR_NOTHING : sql<boolean>`not ${FOR_NOTHING}`))
    .$if(among !== undefined, q => q.where(sql<boolean>`costs.id in ${among}`))
    .$if(isScoped({ client_id, tag_id }), q =>
      q.where(sql<boolean>`costs.id in ${costsInScope({ client_id, tag_id })}`),
    );
}

const FOR_NOTHING = sql<boolean>`(not exists (select 1 from cost_sites where cost_id = costs.id)
  and not exists (select 1 from cost_tags where cost_id = costs.id)
  and not exists (select 1 from cost_clients where cost_id = costs.id))`;

/** Costs for a site in the scope; of a client alone, also what is for the client while it has no site. */
const costsInScope = (scope: SiteScope) => sql`(
  select cost_id from cost_sites where site_id in ${idsInScope(scope)}
  union select cost_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
    where site_tags.site_id in ${idsInScope(scope)}
  union select cost_id from cost_clients join sites on sites.client_id = cost_clients.client_id
    where sites.id in ${idsInScope(scope)}
  union select cost_id from cost_clients where ${scope.tag_id === undefined ? sql`client_id = ${scope.client_id ?? 0}` : sql`1 = 0`})`;

/** Ties sort by id. */
function idsOfOrderedCosts(db: Queryable, filter: CostFilter, { sort = 'name', order = 'asc' }: CostOrder) {
  return filtered(db, filter).orderBy(SORT_KEYS[sort], order).orderBy('costs.id', order).select('costs.id');
}

const idsOfPage = (db: Queryable, filter: CostFilter, { offset, limit }: Window, by: CostOrder) =>
  idsOfOrderedCosts(db, filter, by).limit(limit).offset(offset);

/** The ids first: by name they come from an index alone, and only the rows of the page are read. */
export async function selectCosts(
  db: Queryable,
  filter: CostFilter,
  window: Window,
  by: CostOrder = {},
): Promise<CostRow[]> {
  const { sort = 'name', order = 'asc' } = by;
  const rows = db
    .selectFrom('costs')
    .selectAll()
    .where('id', 'in', idsOfPage(db, filter, window, by));
  return (await rows.orderBy(SORT_KEYS[sort], order).orderBy('id', order).execute()) as CostRow[];
}

/** Ids of one page of what selectCosts selects. */
export async function selectPageOfCostIds(db: Queryable, filter: CostFilter, window: Window, by: CostOrder) {
  return (await idsOfPage(db, filter, window, by).execute()).map(({ id }) => id);
}

/** Ids of all that selectCosts selects. */
export const selectCostIds = (database: Database, filter: CostFilter, by: CostOrder) =>
  idsInOrder(database, idsOfOrderedCosts(database.db, filter, by));

export async function selectCostsByIds(db: Queryable, ids: readonly number[]): Promise<CostRow[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom('costs').selectAll();
  return (await rows.where('id', 'in', [...ids]).execute()) as CostRow[];
}

export async function selectCostCount(db: Queryable, filter: CostFilter): Promise<number> {
  const query = filtered(db, filter).select(eb => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function selectActiveCosts(db: Queryable, scope: SiteScope = {}): Promise<CostRow[]> {
  const active = db.selectFrom('costs').selectAll().where('status', '=', 'active');
  const query = active.$if(isScoped(scope), q => q.where(sql<boolean>`costs.id in ${costsInScope(scope)}`));
  return (await query.execute()) as CostRow[];
}

/** All costs that may be paid again, see `isRunning`. */
export async function selectRunningCosts(db: Queryable): Promise<CostRow[]> {
  const rows = db.selectFrom('costs').selectAll().where('status', '=', 'active').where('last_renewal', 'is not', null);
  return (await rows.execute()) as CostRow[];
}

/** The costs that are for a site: directly, through a tag or through its client. By name, then id. */
export async function selectCostsOfSite(
  db: Queryable,
  site: { id: number; client_id: number | null },
): Promise<CostRow[]> {
  const rows = await db
    .selectFrom('costs')
    .selectAll()
    .where(
      sql<boolean>`id in (select cost_id from cost_sites where site_id = ${site.id}
        union select cost_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
          where site_tags.site_id = ${site.id}
        union select cost_id from cost_clients where client_id = ${site.client_id ?? 0})`,
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows as CostRow[];
}

export async function selectCost(db: Queryable, id: number): Promise<CostRow | undefined> {
  return (await db.selectFrom('costs').selectAll().where('id', '=', id).executeTakeFirst()) as CostRow | undefined;
}

/** The cost as it is once no other transaction changes it. */
export async function claimCostRow(trx: Trx, id: number): Promise<CostRow | undefined> {
  const row = trx.selectFrom('costs').selectAll().where('id', '=', id);
  return (await row.forUpdate().executeTakeFirst()) as CostRow | undefined;
}

export async function insertCost(trx: Trx, cost: Insertable<CostTable>): Promise<number> {
  return (await trx.insertInto('costs').values(cost).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCostRow(trx: Trx, id: number, columns: Updateable<CostTable>, now: number): Promise<void> {
  await trx
    .updateTable('costs')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteCostRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('costs').where('id', '=', id).execute();
}
