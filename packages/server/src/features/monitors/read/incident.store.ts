import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
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
  const tagged = db
    .selectFrom('site_tags')
    .select('site_id')
    .where('tag_id', 'in', [...tags]);
  const text = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('monitor_incidents')
    .innerJoin('sites', 'sites.id', 'monitor_incidents.site_id')
    .$if(siteIds !== undefined, q => q.where('monitor_incidents.site_id', 'in', [...(siteIds ?? [])]))
    .$if(open === true, q => q.where('monitor_incidents.ended_at', 'is', null))
    .$if(open === false, q => q.where('monitor_incidents.ended_at', 'is not', null))
    .$if(since !== undefined, q =>
      q.where(eb => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', since as number)])),
    )
    .$if(isScoped(scope), q => q.where(inScope('monitor_incidents.site_id', scope)))
    .$if(clientIds.length > 0, q =>
      q.where(eb => eb(eb.fn.coalesce('sites.client_id', eb.lit(0)), 'in', [...clientIds])),
    )
    .$if(tags.length > 0, q => q.where('monitor_incidents.site_id', 'in', tagged))
    .$if(search !== '', q => q.where(eb => eb('sites.search_text', 'like', text)));
}

type Found = ReturnType<typeof incidentsFound>;

/** Newest first. */
export function selectIncidents(found: Found, { offset, limit }: { offset: number; limit: number }) {
  return found
    .leftJoin('clients', 'clients.id', 'sites.client_id')
    .select(['monitor_incidents.id', 'monitor_incidents.site_id', 'sites.name', 'sites.url', 'sites.client_id'])
    .select([
      'clients.name as client_name',
      'started_at',
      'ended_at',
      'cause',
      'reason',
      'status_code',
      'checks',
      'unwatched',
    ])
    .orderBy('started_at', 'desc')
    .orderBy('monitor_incidents.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function selectIncidentCount(found: Found): Promise<number> {
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
