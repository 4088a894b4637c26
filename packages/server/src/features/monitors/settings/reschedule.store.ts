import { updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { nextCheckAt } from '../watch/monitor-due.store.ts';
import { effectiveSettings, type MonitorSettings } from './monitor-settings.ts';
import { ownSettings, SETTING_COLUMNS } from './settings.store.ts';

const DUE = { table: 'monitors', columns: { site_id: 'integer', due_at: 'integer' }, key: ['site_id'] } as const;
const PER_QUERY = 2000;

/** Gives all sites their next check by new settings: none where it is switched off. */
export async function rescheduleAll(
  trx: Trx,
  { engine }: Database,
  all: MonitorSettings,
  now: number,
  only?: number,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('monitors')
      .select(['site_id', 'due_at', ...SETTING_COLUMNS])
      .where('site_id', '>', after)
      .$if(only !== undefined, q => q.where('site_id', '=', only as number))
      .orderBy('site_id')
      .limit(PER_QUERY)
      .forUpdate()
      .execute();
    const next = rows.map(row => {
      const at = nextCheckAt(row.site_id, now, effectiveSettings(all, ownSettings(row)));
      return { site_id: row.site_id, due_at: at === null ? null : Math.min(at, row.due_at ?? at) };
    });
    await updateRows(trx, engine, DUE, next);
    if (rows.length < PER_QUERY) return;
    after = rows.at(-1)?.site_id ?? after;
  }
}
