import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable } from '../../ports/database/port.ts';

export const EXPIRING_KINDS = ['certificate', 'domain'] as const;
export type ExpiringKind = (typeof EXPIRING_KINDS)[number];

export interface ExpiringFilter {
  readonly kinds?: readonly ExpiringKind[] | undefined;
  readonly search?: string;
  readonly siteId?: number | undefined;
  readonly clientIds?: readonly number[];
  readonly tagIds?: readonly number[];
  readonly scope?: SiteScope;
  /** ms epoch */
  readonly by?: number | undefined;
}

export interface ExpiringRow {
  readonly kind: ExpiringKind;
  /** `host:port` of a certificate, or the domain. */
  readonly name: string;
  /** Of a certificate; 0 for a domain. */
  readonly site_id: number;
  readonly expires_at: number | null;
  readonly given: number;
  /** Issuer or registrar. */
  readonly by: string | null;
  readonly checked_at: number | null;
  readonly outcome: string;
}

/** Certificates and domains of sites that are not suspended; what expires first comes first, unknown ones last. */
export async function selectExpiringPage(
  db: Queryable,
  { kinds = EXPIRING_KINDS, by, ...filter }: ExpiringFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: ExpiringRow[]; total: number }> {
  const sites = sitesWhere(filter);
  const parts = kinds.map(kind => (kind === 'certificate' ? certificates(sites) : domains(sites)));
  const all = sql`(${sql.join(parts, sql` union all `)}) as expiring
    ${by === undefined ? sql`` : sql`where expires_at <= ${by}`}`;
  const [page, counted] = await Promise.all([
    sql<ExpiringRow>`select * from ${all} order by expires_at is null, expires_at, kind, name, site_id
      limit ${window.limit} offset ${window.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${all}`.execute(db),
  ]);
  return { rows: page.rows, total: Number(counted.rows[0]?.total ?? 0) };
}

const certificates = (sites: RawBuilder<unknown>) => sql`select 'certificate' as kind, endpoint as name, site_id,
    expires_at, 0 as given, issuer as by, seen_at as checked_at, 'found' as outcome
  from site_certificates where site_id in (select id from sites where ${sites} and url like 'https:%')`;

const domains = (sites: RawBuilder<unknown>) => sql`select 'domain' as kind, domain as name, 0 as site_id,
    coalesce(expires_at, given_expires_at) as expires_at,
    case when expires_at is null and given_expires_at is not null then 1 else 0 end as given,
    registrar as by, looked_at as checked_at, outcome
  from domains where domain in
    (select site_domains.domain from site_domains join sites on sites.id = site_domains.site_id where ${sites})`;

/** Condition on `sites`. */
function sitesWhere({
  search = '',
  siteId,
  clientIds = [],
  tagIds = [],
  scope = {},
}: Omit<ExpiringFilter, 'kinds' | 'by'>) {
  const text = search.trim().toLowerCase();
  const all = [
    sql`sites.status <> 'suspended'`,
    ...(text === '' ? [] : [contains('sites.search_text', text)]),
    ...(isScoped(scope) ? [inScope('sites.id', scope)] : []),
    ...(siteId === undefined ? [] : [sql`sites.id = ${siteId}`]),
    ...(clientIds.length === 0 ? [] : [sql`sites.client_id in (${sql.join(clientIds)})`]),
    ...(tagIds.length === 0
      ? []
      : [sql`sites.id in (select site_id from site_tags where tag_id in (${sql.join(tagIds)}))`]),
  ];
  return sql`(${sql.join(all, sql` and `)})`;
}

export interface SiteOfExpiring {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly client_id: number | null;
  readonly client_name: string | null;
  /** '' where it was asked for by its id. */
  readonly domain: string;
  /** How many sites its domain has. */
  readonly of: number;
}

/** Sites by id, and for each domain the first ones by name. */
export async function selectSitesOfExpiring(
  db: Queryable,
  { ids, domains, most, scope }: { ids: readonly number[]; domains: readonly string[]; most: number; scope: SiteScope },
): Promise<SiteOfExpiring[]> {
  const columns = sql`sites.id, sites.name, sites.url, sites.client_id, clients.name as client_name`;
  const from = sql`sites left join clients on clients.id = sites.client_id`;
  const queries = [
    ...(ids.length === 0
      ? []
      : [sql`select ${columns}, '' as domain, 1 as of from ${from} where sites.id in (${sql.join(ids)})`]),
    ...(domains.length === 0
      ? []
      : [
          sql`select id, name, url, client_id, client_name, domain, total as of from (
          select ${columns}, site_domains.domain, count(*) over (partition by site_domains.domain) as total,
            row_number() over (partition by site_domains.domain order by sites.name_key, sites.id) as place
          from ${from} join site_domains on site_domains.site_id = sites.id
          where sites.status <> 'suspended' and ${inScope('sites.id', scope)} and site_domains.domain in (${sql.join(domains)})) as placed
        where place <= ${most}`,
        ]),
  ];
  const found = await Promise.all(queries.map(query => query.execute(db)));
  return found.flatMap(({ rows }) => rows as SiteOfExpiring[]);
}
