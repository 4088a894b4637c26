import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../ports/database/port.ts';
import { isExposed, isIgnored } from '../../sites/index.ts';
import type { FoundHole } from '../match/match-items.ts';

/** What a rule is about: a record, on one site or on all (null). */
export interface IgnoreScope {
  readonly record_id: string;
  readonly site_id: number | null;
}

/** What counts of it at a time: in use, and ignored by no rule. */
export function selectExposed(trx: Trx, { record_id, site_id }: IgnoreScope, at: number): Promise<FoundHole[]> {
  const ofSite = site_id === null ? sql`true` : sql`finding.site_id = ${site_id}`;
  return findings(trx, sql`finding.record_id = ${record_id} and ${ofSite} and ${isExposed(at)}`);
}

/** All that would count if no rule ignored it. */
export function selectIgnored(trx: Trx, at: number): Promise<FoundHole[]> {
  return findings(trx, sql`finding.fixed_at is null and finding.active = 1 and ${isIgnored(at)} = 1`);
}

async function findings(trx: Trx, condition: RawBuilder<unknown>): Promise<FoundHole[]> {
  const { rows } = await sql<FoundHole>`select finding.site_id, finding.type, finding.slug, finding.record_id,
      finding.name, finding.version, finding.active, finding.title, finding.severity, finding.fixed_in,
      finding.update_version, coalesce(record.cve, '') as cve
    from vulnerability_findings as finding
    left join vulnerability_records as record on record.id = finding.record_id
    where ${condition} order by finding.site_id, finding.type, finding.slug, finding.record_id`.execute(trx);
  return rows.map(row => ({ ...row, site_id: Number(row.site_id), active: Number(row.active) }));
}
