import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { keptStatement, rowsGiven } from '../../../ports/database/statements/kept-statement.ts';
import { changeRow, isWorthKeeping } from './change-row.ts';
import type { ReportToSave } from './report-to-save.ts';

const COLUMNS = {
  site_id: 'integer',
  dedupe_key: 'text',
  log_type_id: 'integer',
  context: 'text',
  action: 'text',
  object_name: 'text',
  user_name: 'text',
  occurred_at: 'integer',
  detail_json: 'text',
} as const;

/** The two sources note the same event at slightly different moments. */
const SAME_WITHIN_MS = 60_000;

const names = sql.join(Object.keys(COLUMNS).map(name => sql.ref(name)));
const untoldBy = (other: 'null' | 'not null') =>
  keptStatement(
    { fresh: rowsGiven(COLUMNS) },
    ({ fresh }) => sql`insert into site_changes (${names}) select ${names} from ${fresh} as fresh
      where not exists (${toldBy(other)}) on conflict (site_id, dedupe_key) do nothing`,
  );

/** Of each source what the other has not told. */
export const insertUntold = { changeLogs: untoldBy('null'), actions: untoldBy('not null') } as const;

/**
 * Adds the changes that are not there yet. The same change delivered twice is recognised by its key; one that both
 * sources of the connector report is kept once, preferably from the log, which knows the versions.
 */
export async function saveChanges(trx: Trx, services: Services, reports: readonly ReportToSave[]): Promise<void> {
  const now = services.clock.now();
  for (const source of ['changeLogs', 'actions'] as const) {
    const fresh = reports.flatMap(({ siteId, report }) =>
      (report[source] ?? []).filter(isWorthKeeping).map(change => changeRow(siteId, change, now)),
    );
    if (fresh.length > 0) await insertUntold[source](trx, { fresh });
  }
}

/**
 * Each row of the index that this looks at is the same change: a site may send thousands of changes of one second.
 * `+ 0` and `|| ''` keep PostgreSQL from taking another index, as it would where it planned while the table was empty:
 * by site and time, or even by context and time, with the changes of all sites.
 */
function toldBy(other: 'null' | 'not null'): RawBuilder<unknown> {
  return sql`select 1 from site_changes as told
    where told.log_type_id is ${other === 'null' ? sql`null` : sql`not null`} and told.site_id + 0 = fresh.site_id
      and told.context || '' = fresh.context and told.action = fresh.action
      and case when told.context = 'core' then '' else told.object_name end
        = case when fresh.context = 'core' then '' else fresh.object_name end
      and told.occurred_at + 0 between fresh.occurred_at - ${sql.lit(SAME_WITHIN_MS)}
        and fresh.occurred_at + ${sql.lit(SAME_WITHIN_MS)}`;
}
