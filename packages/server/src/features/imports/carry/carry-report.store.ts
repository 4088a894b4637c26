import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';

export const CARRY_OUTCOMES = ['carried', 'changed', 'left_out', 'waiting'] as const;
export type CarryOutcome = (typeof CARRY_OUTCOMES)[number];

export interface ReportFilter {
  readonly kind?: string | undefined;
  readonly outcome?: CarryOutcome | undefined;
}

export interface ReportRow {
  kind: string;
  old_id: number;
  outcome: CarryOutcome;
  reason: string | null;
  remarks_json: string | null;
  new_id: number | null;
  /** What was read, or the name of a site. */
  payload_json: string;
}

/** What became of each record of an import and of each site that got what belongs to it, by kind and old id. */
export async function selectCarryReport(
  db: Queryable,
  importId: string,
  { kind, outcome }: ReportFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const matching = sql`from (${all(importId)}) as report where true
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
    ${outcome === undefined ? sql`` : sql`and outcome = ${outcome}`}`;
  const [{ rows }, count] = await Promise.all([
    sql<ReportRow>`select * ${matching} order by kind, old_id, new_id
      limit ${window.limit} offset ${window.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
  ]);
  return { rows, total: Number(count.rows[0]?.total ?? 0) };
}

/** Of a row that could not be read whole, the payload says whether it was dropped. */
const all = (importId: string) => sql`
  select kind, old_id, reason, remarks_json, new_id, payload_json,
    case when kind = 'problem' then case when payload_json like '%"outcome":"dropped"%' then 'left_out' else 'changed' end
      when state = 'planned' then 'waiting' when state in ('skipped', 'failed') then 'left_out'
      when reason is null then 'carried' else 'changed' end as outcome
  from import_records where import_id = ${importId}
  union all
  select 'site' as kind, done.old_id, done.reason, done.remarks_json, done.site_id as new_id, old.name as payload_json,
    case when done.reason = '' then 'carried' else 'changed' end as outcome
  from carried_sites as done
    join import_sites as old on old.import_id = done.import_id and old.old_id = done.old_id
  where done.import_id = ${importId}`;
