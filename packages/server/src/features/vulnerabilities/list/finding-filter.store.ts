import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { contains, lowered } from '../../../ports/database/contains.ts';
import { isExposed, isIgnored } from '../../sites/index.ts';
import { HOLE_SEVERITIES } from '../feed/feed-record.ts';
import type { FindingState } from '../vulnerability.schemas.ts';

export interface FindingFilter extends SiteScope {
  readonly state?: FindingState | 'any';
  readonly severity?: readonly string[];
  readonly type?: readonly string[];
  readonly fixable?: boolean;
  readonly client_ids?: readonly number[];
  readonly tags_any?: readonly number[];
  readonly search?: string;
  readonly recordIds?: readonly string[];
  readonly siteIds?: readonly number[] | undefined;
  /** Also those of suspended sites. */
  readonly withSuspended?: boolean;
}

/** The state of a finding, in words. */
export const stateOf = (now: number) => sql<FindingState>`(case when finding.fixed_at is not null then 'fixed'
  when ${isIgnored(now)} = 1 then 'ignored' when finding.active = 0 then 'inactive' else 'exposed' end)`;

/** The most severe first. */
export const findingSeverityRank = (column: RawBuilder<unknown>) =>
  sql<number>`(case ${column} ${sql.join(
    HOLE_SEVERITIES.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
    sql` `,
  )} end)`;

/** Tables and condition of the findings that match, mostly without those of suspended sites: `finding`, `site`, `record`. */
export const findingsThat = (
  filter: FindingFilter,
  now: number,
  table: 'vulnerability_findings' | 'vulnerability_past_findings' = 'vulnerability_findings',
): RawBuilder<unknown> =>
  sql`${sql.table(table)} as finding
    join sites as site on site.id = finding.site_id
    left join vulnerability_records as record on record.id = finding.record_id
    where ${matching(filter, now)}`;

/** The same, site by site: SQLite keeps the order of a cross join, so that findings in the order of sites need no sort. */
export const findingsBySite = (filter: FindingFilter, now: number): RawBuilder<unknown> =>
  sql`sites as site cross join vulnerability_findings as finding
    left join vulnerability_records as record on record.id = finding.record_id
    where finding.site_id = site.id and ${matching(filter, now)}`;

function matching(filter: FindingFilter, now: number): RawBuilder<unknown> {
  const { state = 'exposed', severity = [], type = [], fixable, client_ids = [], tags_any = [], search = '' } = filter;
  const text = search.trim().toLowerCase();
  const conditions = [
    filter.withSuspended ? sql`true` : sql`site.status <> 'suspended'`,
    ...(state === 'any' ? [] : [inState(state, now)]),
    ...(severity.length > 0 ? [sql`finding.severity in (${sql.join([...severity])})`] : []),
    ...(type.length > 0 ? [sql`finding.type in (${sql.join([...type])})`] : []),
    ...(fixable === undefined ? [] : [fixable ? sql`finding.update_version <> ''` : sql`finding.update_version = ''`]),
    ...(isScoped(filter) ? [inScope('finding.site_id', filter)] : []),
    ...(client_ids.length > 0 ? [ofClients(client_ids)] : []),
    ...(tags_any.length > 0 ? [tagged(tags_any)] : []),
    ...(text === '' ? [] : [mentions(text)]),
    ...(filter.recordIds ? [sql`finding.record_id in (${sql.join([...filter.recordIds])})`] : []),
    ...(filter.siteIds ? [ofSites(filter.siteIds)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function inState(state: FindingState, now: number): RawBuilder<unknown> {
  if (state === 'fixed') return sql`finding.fixed_at is not null`;
  if (state === 'ignored') return sql`finding.fixed_at is null and ${isIgnored(now)} = 1`;
  if (state === 'exposed') return isExposed(now);
  return sql`finding.fixed_at is null and finding.active = 0 and ${isIgnored(now)} = 0`;
}

function ofClients(wanted: readonly number[]): RawBuilder<unknown> {
  const ids = wanted.filter(id => id !== 0);
  const either = [
    ...(ids.length > 0 ? [sql`site.client_id in (${sql.join(ids)})`] : []),
    ...(wanted.includes(0) ? [sql`site.client_id is null`] : []),
  ];
  return sql`(${sql.join(either, sql` or `)})`;
}

const tagged = (tags: readonly number[]) =>
  sql`finding.site_id in (select site_id from site_tags where tag_id in (${sql.join([...tags])}))`;

const ofSites = (ids: readonly number[]) =>
  ids.length === 0 ? sql`1 = 0` : sql`finding.site_id in (${sql.join([...ids])})`;

const mentions = (text: string) =>
  sql`(${contains('record.search_text', text)} or ${lowered('finding.name', text)} = ${text} or lower(finding.slug) = ${text})`;
