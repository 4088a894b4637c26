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
const insertUntold = keptStatement(
  { fresh: rowsGiven(COLUMNS) },
  ({ fresh }) => sql`insert into site_changes (${names}) select ${names} from ${fresh} as fresh
    where not exists (${toldAlready()}) on conflict (site_id, dedupe_key) do nothing`,
);

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
    if (fresh.length > 0) await insertUntold(trx, { fresh });
  }
}

/**
 * Among the changes of the site: `|| ''` keeps PostgreSQL from looking by context and time. Where it planned that while
 * the table was empty, it would compare each change with those of all sites at that time.
 */
function toldAlready(): RawBuilder<unknown> {
  return sql`select 1 from site_changes as told
    where told.site_id = fresh.site_id
      and told.occurred_at between fresh.occurred_at - ${sql.lit(SAME_WITHIN_MS)} and fresh.occurred_at + ${sql.lit(SAME_WITHIN_MS)}
      and (told.log_type_id is null) <> (fresh.log_type_id is null)
      and told.context || '' = fresh.context and told.action = fresh.action
      and (fresh.context = 'core' or told.object_name = fresh.object_name)`;
}
