import type { Engine, Queryable, Trx } from '../../ports/database/port.ts';
import { emitEvents, type NewEvent } from '../events/index.ts';
import {
  beginning,
  type ConditionDetail,
  conditionsOf,
  ending,
  type Measure,
  type ReportedFacts,
  SITE_CONDITIONS,
  type SiteCondition,
} from './conditions.ts';
import {
  type ConditionRow,
  deleteConditionRows,
  selectConditions,
  selectKnownConnectors,
  writeConditions,
} from './site-condition.store.ts';

/** Columns of a site that its conditions follow from. */
export interface ReportedColumns {
  readonly id: number;
  readonly wp_version: string;
  readonly php_version: string;
  readonly child_version: string;
  readonly info_json: string;
}

interface Difference {
  readonly siteId: number;
  readonly kind: SiteCondition;
  readonly facts: ReportedFacts;
  readonly before: ConditionRow | undefined;
  readonly after: Exclude<ConditionDetail, undefined>;
}

export function factsOf({ wp_version, php_version, child_version, info_json }: ReportedColumns): ReportedFacts {
  const info = JSON.parse(info_json) as { public?: unknown };
  const searchEngines = typeof info.public === 'boolean' ? info.public : undefined;
  return { wordpress: wp_version, php: php_version, connector: child_version, searchEngines };
}

/** Whether the conditions of a site may be different after a sync. */
export function mayDiffer(before: ReportedColumns, after: ReportedColumns): boolean {
  if (before.wp_version !== after.wp_version || before.php_version !== after.php_version) return true;
  if (before.child_version !== after.child_version) return true;
  return before.info_json !== after.info_json && factsOf(before).searchEngines !== factsOf(after).searchEngines;
}

/** Stores which conditions sites begin and end to be in, with their events, in the transaction that stores the sites. */
export async function noteConditions(
  trx: Trx,
  engine: Engine,
  sites: readonly ReportedColumns[],
  now: number,
): Promise<void> {
  if (sites.length === 0) return;
  const { wanted } = await selectKnownConnectors(trx);
  const events: NewEvent[] = [];
  const rows: ConditionRow[] = [];
  const gone: Pick<ConditionRow, 'site_id' | 'kind'>[] = [];
  for (const difference of await differences(trx, sites, { now, wantedConnector: wanted })) {
    const { siteId: site_id, kind, facts, before, after } = difference;
    if (after === false) {
      gone.push({ site_id, kind });
      events.push(ending(site_id, kind, facts));
      continue;
    }
    rows.push({ site_id, kind, since_at: before?.since_at ?? now, detail_json: JSON.stringify(after) });
    if (before === undefined) events.push(beginning(site_id, kind, after));
  }
  await deleteConditionRows(trx, gone);
  await writeConditions(trx, engine, rows);
  await emitEvents(trx, events, new Date(now));
}

/** Where what is stored is not what these sites report. */
export async function differences(
  db: Queryable,
  sites: readonly ReportedColumns[],
  measure: Measure,
): Promise<Difference[]> {
  const rows = await selectConditions(
    db,
    sites.map(({ id }) => id),
  );
  const stored = new Map(rows.map(row => [`${row.site_id} ${row.kind}`, row]));
  return sites.flatMap(site => {
    const facts = factsOf(site);
    const found = conditionsOf(facts, measure);
    return SITE_CONDITIONS.flatMap(kind => {
      const after = found[kind];
      const before = stored.get(`${site.id} ${kind}`);
      if (after === undefined || (after === false ? before === undefined : isSame(before?.detail_json, after)))
        return [];
      return [{ siteId: site.id, kind, facts, before, after }];
    });
  });
}

/** Days that pass are no difference. */
function isSame(before: string | undefined, after: object): boolean {
  if (before === undefined) return false;
  const lasting = (detail: object) => JSON.stringify({ ...detail, days_left: 0 });
  return lasting(JSON.parse(before) as object) === lasting(after);
}
