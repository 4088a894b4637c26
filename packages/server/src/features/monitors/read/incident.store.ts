import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { contains } from '../../../ports/database/contains.ts';
import type { Queryable } from '../../../ports/database/port.ts';

export interface IncidentFilter {
  readonly siteIds?: readonly number[] | undefined;
  /** true: only those that go on; false: only those that are over. */
  readonly open?: boolean | undefined;
  /** Only those that went on at some time since then, ms epoch. */
  readonly since?: number | undefined;
  readonly clientIds: readonly number[];
  readonly tags: readonly number[];
  readonly search: string;
  readonly scope: SiteScope;
}

export function incidentsFound(db: Queryable, filter: IncidentFilter) {
  const { open, since } = filter;
  const isRecent = open === true || since !== undefined;
  const found = db
    .selectFrom('monitor_incidents')
    .$if(narrowsSites(filter), q => q.where(isOfSites('monitor_incidents.site_id', filter)))
    .$if(open === true, q => q.where('monitor_incidents.ended_at', 'is', null))
    // Nearly all are over: the sign keeps the index by that time out of it, which has them in another order.
    .$if(open === false, q =>
      q.where(isRecent ? sql`monitor_incidents.ended_at` : sql`+monitor_incidents.ended_at`, 'is not', null),
    )
    .$if(since !== undefined, q =>
      q.where(eb => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', since as number)])),
    );
  return { db, filter, found, isRecent };
}

const narrowsSites = ({ siteIds, clientIds, tags, search, scope }: IncidentFilter) =>
  siteIds !== undefined || isScoped(scope) || clientIds.length + tags.length > 0 || search !== '';

/** Condition that a column has the id of one of the wanted sites. */
function isOfSites(column: string, { siteIds, clientIds, tags, search, scope }: IncidentFilter): RawBuilder<boolean> {
  const site = sql.ref(column);
  const conditions = [
    ...(siteIds === undefined ? [] : [sql`${site} in (${sql.join([...siteIds])})`]),
    ...(isScoped(scope) ? [inScope(column, scope)] : []),
    ...(clientIds.length > 0 ? [sql`${site} in (select sites.id from sites where ${isOfClients(clientIds)})`] : []),
    ...(tags.length > 0
      ? [sql`${site} in (select site_id from site_tags where tag_id in (${sql.join([...tags])}))`]
      : []),
    ...(search === ''
      ? []
      : [sql`${site} in (select sites.id from sites where ${contains('sites.search_text', search.toLowerCase())})`]),
  ];
  return sql<boolean>`(${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)})`;
}

const isOfClients = (ids: readonly number[]) =>
  sql<boolean>`(sites.client_id in (${sql.join([...ids])}) ${ids.includes(0) ? sql`or sites.client_id is null` : sql``})`;

type Found = ReturnType<typeof incidentsFound>;

/** Newest first. What earlier pages have is passed over before sites and clients are read. */
export function selectIncidents({ db, found, isRecent }: Found, { offset, limit }: { offset: number; limit: number }) {
  // Those that go on or ended lately are few: the sign keeps the index of all incidents by time out of it.
  const time = isRecent ? sql`+monitor_incidents.started_at` : sql`monitor_incidents.started_at`;
  const page = found
    .select([
      'monitor_incidents.id',
      'site_id',
      'started_at',
      'ended_at',
      'cause',
      'reason',
      'status_code',
      'checks',
      'unwatched',
    ])
    .orderBy(time, 'desc')
    .orderBy('monitor_incidents.id', 'desc')
    .offset(offset)
    .limit(limit);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('sites', 'sites.id', 'page.site_id')
    .leftJoin('clients', 'clients.id', 'sites.client_id')
    .selectAll('page')
    .select(['sites.name', 'sites.url', 'sites.client_id', 'clients.name as client_name'])
    .orderBy('page.started_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
}

/** Those that go on or ended lately are counted one by one; of all, each site has a count. */
export async function selectIncidentCount({ db, filter, found, isRecent }: Found): Promise<number> {
  const one = found.select(eb => eb.fn.countAll<number>().as('total'));
  if (isRecent) return Number((await one.executeTakeFirstOrThrow()).total);
  const open = sql`(select count(*) from monitor_incidents where monitor_incidents.ended_at is null
    and ${isOfSites('monitor_incidents.site_id', filter)})`;
  const { rows } = await sql<{ total: number }>`select coalesce(sum(incidents), 0)
      - ${filter.open === false ? open : sql`0`} as total
    from monitor_incident_counts as counts where ${isOfSites('counts.site_id', filter)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
