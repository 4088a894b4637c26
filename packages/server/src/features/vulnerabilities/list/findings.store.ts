import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../ports/database/port.ts';
import type { HoleSeverity, SoftwareType } from '../feed/feed-record.ts';
import type { FindingState } from '../vulnerability.schemas.ts';
import {
  type FindingFilter,
  findingSeverityRank,
  findingsBySite,
  findingsThat,
  stateOf,
} from './finding-filter.store.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface FindingListRow {
  site_id: number;
  site_url: string;
  site_name: string;
  client_id: number | null;
  client_name: string | null;
  record_id: string;
  title: string;
  severity: HoleSeverity;
  score: number | null;
  cve: string | null;
  type: SoftwareType;
  slug: string;
  name: string;
  version: string;
  fixed_in: string;
  update_version: string;
  update_ignored: number;
  state: FindingState;
  found_at: number;
  fixed_at: number | null;
  fixed_by: string | null;
}

export interface SummaryRow {
  record_id: string;
  title: string;
  severity: HoleSeverity;
  score: number | null;
  cve: string | null;
  published_at: number | null;
  sites: number;
  fixable_sites: number;
  found_at: number;
}

const NUMBERS = [
  'site_id',
  'client_id',
  'score',
  'update_ignored',
  'found_at',
  'fixed_at',
  'published_at',
  'sites',
  'fixable_sites',
];

/** PostgreSQL gives sums as text. */
function numbered<Row extends object>(row: Row): Row {
  const copy = { ...row } as Record<string, unknown>;
  for (const name of NUMBERS) if (typeof copy[name] === 'string') copy[name] = Number(copy[name]);
  return copy as Row;
}

export const FINDING_SORTS = ['severity', 'site', 'found', 'name'] as const;
export type FindingSort = (typeof FINDING_SORTS)[number];

const FINDING_ORDER: Readonly<Record<FindingSort, RawBuilder<unknown>>> = {
  severity: findingSeverityRank(sql`finding.severity`),
  site: sql`site.name_key`,
  found: sql`finding.found_at`,
  name: sql`lower(finding.name)`,
};

/** Findings, one for each item of a site and record. Only keys are sorted; what is shown is read for the page alone. */
export async function selectFindings(
  { db }: Database,
  filter: FindingFilter,
  { sort, order, now, ...page }: Page & { sort: FindingSort; order: 'asc' | 'desc'; now: number },
): Promise<FindingListRow[]> {
  const first = sql`${FINDING_ORDER[sort]} ${sql.raw(order)}`;
  const inOrder = sql`order by ${sort === 'site' ? first : sql`${first}, site.name_key`}, site.id, finding.type,
    finding.slug, finding.record_id`;
  const { rows } = await sql<FindingListRow>`select finding.site_id, site.url as site_url, site.name as site_name,
      site.client_id, (select name from clients where clients.id = site.client_id) as client_name,
      finding.record_id, finding.title, finding.severity, record.score, record.cve, finding.type, finding.slug,
      finding.name, finding.version, finding.fixed_in, finding.update_version, finding.found_at, finding.fixed_at,
      finding.fixed_by, ${stateOf(now)} as state,
      coalesce((select max(offer.ignored) from site_updates as offer where offer.site_id = finding.site_id
        and offer.type = finding.type and offer.slug = finding.slug), 0) as update_ignored
    from (select finding.site_id, finding.type, finding.slug, finding.record_id
      from ${sort === 'site' ? findingsBySite(filter, now) : findingsThat(filter, now)} ${inOrder} limit ${page.limit} offset ${page.offset}) as page
    join vulnerability_findings as finding on finding.site_id = page.site_id and finding.type = page.type
      and finding.slug = page.slug and finding.record_id = page.record_id
    join sites as site on site.id = finding.site_id
    left join vulnerability_records as record on record.id = finding.record_id ${inOrder}`.execute(db);
  return rows.map(numbered);
}

/** Of severities without findings there is none. */
export async function selectFindingCounts({ db }: Database, filter: FindingFilter, now: number) {
  const { rows } = await sql<{ severity: HoleSeverity; total: number }>`
    select finding.severity, count(*) as total from ${findingsThat(filter, now)} group by finding.severity`.execute(db);
  return new Map(rows.map(({ severity, total }) => [severity, Number(total)]));
}

export const SUMMARY_SORTS = ['severity', 'sites', 'found', 'title', 'published'] as const;
export type SummarySort = (typeof SUMMARY_SORTS)[number];
export interface SummaryOrder {
  readonly sort: SummarySort;
  readonly order: 'asc' | 'desc';
}

const SUMMARY_ORDER: Readonly<Record<SummarySort, RawBuilder<unknown>>> = {
  severity: findingSeverityRank(sql`max(finding.severity)`),
  sites: sql`count(distinct finding.site_id)`,
  found: sql`min(finding.found_at)`,
  title: sql`lower(max(finding.title))`,
  published: sql`max(coalesce(record.published_at, 0))`,
};

/** Findings by record, each with the number of its sites; all of them without a page. */
export async function selectSummaries(
  { db }: Database,
  filter: FindingFilter,
  { sort, order, now, page }: SummaryOrder & { now: number; page?: Page },
): Promise<SummaryRow[]> {
  const window = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<SummaryRow>`select finding.record_id, max(finding.title) as title,
      max(finding.severity) as severity, max(record.score) as score, max(record.cve) as cve,
      max(record.published_at) as published_at, count(distinct finding.site_id) as sites,
      count(distinct case when finding.update_version <> '' then finding.site_id end) as fixable_sites,
      min(finding.found_at) as found_at
    from ${findingsThat(filter, now)} group by finding.record_id
    order by ${SUMMARY_ORDER[sort]} ${sql.raw(order)}, count(distinct finding.site_id) desc, finding.record_id
    ${window}`.execute(db);
  return rows.map(numbered);
}

export async function selectSummaryCount({ db }: Database, filter: FindingFilter, now: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct finding.record_id) as total from ${findingsThat(filter, now)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

export interface SeverityCount {
  severity: HoleSeverity;
  vulnerabilities: number;
  sites: number;
  fixable_sites: number;
}

/** How many there are, by severity; and the sites that have any. */
export async function selectSeverityCounts({ db }: Database, filter: FindingFilter, now: number) {
  const that = findingsThat(filter, now);
  const { rows } = await sql<SeverityCount>`select finding.severity,
      count(distinct finding.record_id) as vulnerabilities, count(distinct finding.site_id) as sites,
      count(distinct case when finding.update_version <> '' then finding.site_id end) as fixable_sites
    from ${that} group by finding.severity`.execute(db);
  const { rows: all } = await sql<Record<'vulnerabilities' | 'sites' | 'fixable_sites', number>>`select
      count(distinct finding.record_id) as vulnerabilities, count(distinct finding.site_id) as sites,
      count(distinct case when finding.update_version <> '' then finding.site_id end) as fixable_sites
    from ${that}`.execute(db);
  return { bySeverity: rows, all: all[0] };
}

/** Software of records: which items of the fleet they are found in. */
export async function selectItemsOf({ db }: Database, recordIds: readonly string[]) {
  if (recordIds.length === 0) return [];
  const rows = await db
    .selectFrom('vulnerability_software')
    .select(['record_id', 'type', 'slug', 'name', 'patched_json'])
    .where('record_id', 'in', recordIds)
    .orderBy('record_id')
    .orderBy('seq')
    .execute();
  return rows.map(({ patched_json, ...row }) => ({ ...row, patched: JSON.parse(patched_json) as string[] }));
}
