import type { SelectQueryBuilder } from 'kysely';
import { updateRows } from './bulk.ts';
import type { Database, Trx } from './port.ts';
import type { Tables } from './schema.ts';

/** The columns of `sites` that say when something is to be done with a site next. */
type DueColumn =
  | 'next_sync_at'
  | 'tls_due_at'
  | 'abandoned_due_at'
  | 'network_due_at'
  | 'icon_due_at'
  | 'screenshot_due_at'
  | 'key_due_at';

/**
 * Takes the sites that are due and gives each its next time, in the caller's transaction. Sites that another process is
 * taking are skipped, so that each goes to one process.
 * @param due The sites that are due, in order, at most as many as are to be taken.
 * @param next When a site is due again, in ms epoch.
 */
export async function takeDueSites<Row extends { id: number }>(
  trx: Trx,
  { engine }: Pick<Database, 'engine'>,
  due: SelectQueryBuilder<Tables, 'sites', Row>,
  column: DueColumn,
  next: (site: Row) => number,
): Promise<Row[]> {
  const rows = (await due.forUpdate().skipLocked().execute()) as Row[];
  const set = { table: 'sites', columns: { id: 'integer', [column]: 'integer' }, key: ['id'] } as const;
  const times = rows.map(row => ({ id: row.id, [column]: next(row) }));
  await updateRows(trx, engine, set, times);
  return rows;
}
