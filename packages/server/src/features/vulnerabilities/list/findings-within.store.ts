import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import { isIgnored } from '../../sites/index.ts';
import type { HoleSeverity } from '../feed/feed-record.ts';
import { findingSeverityRank, findingsThat } from './finding-filter.store.ts';

interface ClientPeriod {
  readonly clientId: number;
  /** ms epoch; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

export interface FindingWithin {
  readonly site_id: number;
  readonly site_name: string;
  readonly record_id: string;
  readonly title: string;
  readonly severity: HoleSeverity;
  readonly name: string;
  readonly version: string;
  readonly fixed_in: string;
  readonly active: number;
  readonly found_at: number;
  readonly fixed_at: number | null;
  readonly fixed_by: string | null;
}

/**
 * What was found or fixed in a period or open at its end, without what somebody decided to live with, and what is still
 * open on suspended sites, as in all lists. What was fixed on a site stays when it is suspended later.
 */
export async function selectFindingsWithin(
  db: Queryable,
  { clientId, from, until, now }: ClientPeriod,
): Promise<FindingWithin[]> {
  const found = (table: 'vulnerability_findings' | 'vulnerability_past_findings') => sql`
    select finding.site_id, site.name as site_name, site.name_key, finding.type, finding.slug, finding.record_id,
      finding.title, finding.severity, finding.name, finding.version, finding.fixed_in, finding.active,
      finding.found_at, finding.fixed_at, finding.fixed_by
    from ${findingsThat({ state: 'any', client_ids: [clientId], withSuspended: true }, now, table)}
      and finding.found_at < ${until} and (finding.fixed_at is null or finding.fixed_at >= ${from})
      and (finding.fixed_at is not null or (${isIgnored(now)} = 0 and site.status <> 'suspended'))`;
  const { rows } = await sql<FindingWithin>`select site_id, site_name, record_id, title, severity, name, version,
      fixed_in, active, found_at, fixed_at, fixed_by
    from (${found('vulnerability_findings')} union all ${found('vulnerability_past_findings')}) as finding
    order by case when fixed_at is null or fixed_at >= ${until} then 0 else 1 end,
      ${findingSeverityRank(sql`severity`)}, name_key, site_id, type, slug, record_id, found_at`.execute(db);
  return rows.map(row => ({
    ...row,
    site_id: Number(row.site_id),
    active: Number(row.active),
    found_at: Number(row.found_at),
    fixed_at: row.fixed_at === null ? null : Number(row.fixed_at),
  }));
}

/** Whether a feed was ever read: without one, nothing is known. */
export async function isFeedRead(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('vulnerability_feed')
    .select('read_at')
    .where('read_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
