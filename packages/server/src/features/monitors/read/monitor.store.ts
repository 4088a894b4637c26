import { sql } from 'kysely';
import type { ListFilter } from '../../../kernel/lists/list.ts';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { contains, hasSearchIndex } from '../../../ports/database/contains.ts';
import type { Database, Queryable } from '../../../ports/database/port.ts';
import { isOnHold } from '../../sites/index.ts';
import { SETTING_COLUMNS } from '../settings/settings.store.ts';
import type { MonitorSort, MonitorStatus } from './monitor.schemas.ts';

export interface MonitorFilter extends ListFilter, SiteScope {
  readonly statuses?: readonly MonitorStatus[] | undefined;
  readonly client_ids?: readonly number[];
  readonly tags_any?: readonly number[];
}

/** The status as lists show it. A site that was never looked at has no row. */
const SHOWN_STATUS = sql<MonitorStatus>`case when monitors.site_id is null then 'pending'
  when monitors.due_at is null or ${isOnHold} then 'paused' else monitors.status end`;

/** The sites that match a filter, with their monitors. */
export function monitorsFound({ db, engine }: Pick<Database, 'db' | 'engine'>, filter: MonitorFilter) {
  const { search = '', include = [], exclude = [], client_ids = [], tags_any = [], statuses } = filter;
  const text = search.trim().toLowerCase();
  const indexed = hasSearchIndex(engine, text);
  const tagged = db
    .selectFrom('site_tags')
    .select('site_id')
    .where('tag_id', 'in', [...tags_any]);
  return db
    .selectFrom('sites')
    .leftJoin('monitors', 'monitors.site_id', 'sites.id')
    .$if(text !== '' && !indexed, q => q.where(contains('sites.search_text', text)))
    .$if(text !== '' && indexed, q =>
      q.where('sites.id', 'in', db.selectFrom('sites_search').select('rowid').where(contains('search_text', text))),
    )
    .$if(include.length > 0, q => q.where('sites.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('sites.id', 'not in', [...exclude]))
    .$if(isScoped(filter), q => q.where(inScope('sites.id', filter)))
    .$if(client_ids.length > 0, q => q.where(sql<number>`coalesce(sites.client_id, 0)`, 'in', [...client_ids]))
    .$if(tags_any.length > 0, q => q.where('sites.id', 'in', tagged))
    .$if(statuses !== undefined, q => q.where(SHOWN_STATUS, 'in', [...(statuses ?? [])]));
}

type Found = ReturnType<typeof monitorsFound>;

export function selectMonitorBriefs(found: Found, window: { offset: number; limit: number }, order: MonitorOrder) {
  return ordered(found.select(['sites.id', 'sites.url', 'sites.name', SHOWN_STATUS.as('status')]), order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function selectMonitorRows(found: Found, window: { offset: number; limit: number }, order: MonitorOrder) {
  const rows = found
    .leftJoin('clients', 'clients.id', 'sites.client_id')
    .select(['sites.id', 'sites.url', 'sites.name', 'sites.client_id', 'clients.name as client_name'])
    .select(['monitors.status_at', 'monitors.checked_at', 'monitors.due_at', 'monitors.status_code'])
    .select(['monitors.response_ms', 'monitors.reason', 'monitors.cause', SHOWN_STATUS.as('status')])
    .select(SETTING_COLUMNS.map(column => `monitors.${column}` as const));
  return ordered(rows, order).limit(window.limit).offset(window.offset).execute();
}

export interface MonitorOrder {
  readonly sort: MonitorSort;
  readonly order: 'asc' | 'desc';
}

/** What needs attention is first among statuses. */
const RANK = sql<number>`case ${SHOWN_STATUS} when 'down' then 0 when 'unknown' then 1 when 'pending' then 2
  when 'up' then 3 else 4 end`;

const SORTED = {
  name: sql`sites.name_key`,
  status: RANK,
  response_time: sql`coalesce(monitors.response_ms, -1)`,
  checked: sql`coalesce(monitors.checked_at, 0)`,
};

function ordered<Q extends { orderBy(by: ReturnType<typeof sql>, direction: 'asc' | 'desc'): Q }>(
  query: Q,
  { sort, order }: MonitorOrder,
): Q {
  const sorted = query.orderBy(SORTED[sort], order);
  const named = sort === 'name' ? sorted : sorted.orderBy(SORTED.name, 'asc');
  return named.orderBy(sql`sites.id`, order);
}

/** How many monitors there are in each state. */
export async function selectMonitorCounts(found: Found): Promise<Map<MonitorStatus, number>> {
  const rows = await found
    .select([SHOWN_STATUS.as('status'), eb => eb.fn.countAll<number>().as('total')])
    .groupBy(SHOWN_STATUS)
    .execute();
  return new Map(rows.map(({ status, total }) => [status, Number(total)]));
}

/** Incidents of sites that began since then. */
export async function selectIncidentCounts(db: Queryable, siteIds: readonly number[], since: number) {
  if (siteIds.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('monitor_incidents')
    .select(['site_id', eb => eb.fn.countAll<number>().as('total')])
    .where('site_id', 'in', [...siteIds])
    .where('started_at', '>=', since)
    .groupBy('site_id')
    .execute();
  return new Map(rows.map(({ site_id, total }) => [site_id, Number(total)]));
}
