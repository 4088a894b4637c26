import { sql } from 'kysely';
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

export function incidentsFound(
  db: Queryable,
  { siteIds, open, since, clientIds, tags, search, scope }: IncidentFilter,
) {
  const sites = db.selectFrom('sites').select('sites.id');
  const tagged = db
    .selectFrom('site_tags')
    .select('site_id')
    .where('tag_id', 'in', [...tags]);
  const found = db
    .selectFrom('monitor_incidents')
    .$if(siteIds !== undefined, q => q.where('monitor_incidents.site_id', 'in', [...(siteIds ?? [])]))
    .$if(open === true, q => q.where('monitor_incidents.ended_at', 'is', null))
    .$if(open === false, q => q.where('monitor_incidents.ended_at', 'is not', null))
    .$if(since !== undefined, q =>
      q.where(eb => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', since as number)])),
    )
    .$if(isScoped(scope), q => q.where(inScope('monitor_incidents.site_id', scope)))
    .$if(clientIds.length > 0, q => q.where('monitor_incidents.site_id', 'in', sites.where(isOfClients(clientIds))))
    .$if(tags.length > 0, q => q.where('monitor_incidents.site_id', 'in', tagged))
    .$if(search !== '', q =>
      q.where('monitor_incidents.site_id', 'in', sites.where(contains('sites.search_text', search.toLowerCase()))),
    );
  return { db, found, isRecent: open === true || since !== undefined };
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

export async function selectIncidentCount({ found }: Found): Promise<number> {
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
