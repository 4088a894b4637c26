import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { updateRows } from '../../ports/database/bulk.ts';
import { bringBackMaintenance } from '../maintenance-windows/index.ts';
import { nextUsualSync } from '../sites/index.ts';
import { bringBackOpenings } from '../update-windows/index.ts';
import { DUE_TIMES, type DueTime } from './due-times.ts';
import { tooFarAhead } from './too-far-ahead.ts';

const ROWS_PER_WRITE = 1000;

/** What lay too far ahead. */
export interface BroughtBack {
  readonly column: string;
  readonly rows: number;
  /** ms that the latest of them was from now. */
  readonly ahead: number;
}

/**
 * Corrects each due time that is further ahead than it could have been set: a wrong clock set it, and nothing would
 * happen until then.
 */
export async function bringBackDueTimes(services: Services): Promise<BroughtBack[]> {
  const found: BroughtBack[] = [];
  for (const due of DUE_TIMES) {
    const one = await bringBack(services, due);
    if (one) found.push(one);
  }
  const workedOut = [
    { column: 'update_windows.next_open_at', ...(await bringBackOpenings(services)) },
    { column: 'maintenance_windows.next_open_at', ...(await bringBackMaintenance(services)) },
  ];
  return [...found, ...workedOut.filter(({ rows }) => rows > 0)];
}

async function bringBack(services: Services, due: DueTime): Promise<BroughtBack | undefined> {
  const { database, clock, settings } = services;
  const [table = '', column = ''] = due.column.split('.');
  const { unit = 1, to } = due;
  const now = clock.now();
  const late = tooFarAhead(due, settings, now);
  if (late === undefined) return undefined;
  const { rows } = await sql<{
    rows: number;
    last: number | null;
  }>`select count(*) as rows, max(${sql.ref(column)}) as last
    from ${sql.table(table)} where ${late}`.execute(database.db);
  const [seen] = rows;
  if (!seen || Number(seen.rows) === 0) return undefined;
  if (to === 'spread') await spread(services, due, { table, column, late });
  else {
    const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${Math.floor((now + to) / unit)} where ${late}`;
    await database.write(trx => set.execute(trx));
  }
  return { column: due.column, rows: Number(seen.rows), ahead: Number(seen.last) * unit - now };
}

/** Each site gets its own moment, so that the fleet isn't synced all at once. */
async function spread(
  { database, clock, settings }: Services,
  { over }: DueTime,
  { column, late }: { table: string; column: string; late: ReturnType<typeof sql> },
): Promise<void> {
  const set = { table: 'sites', columns: { id: 'integer', [column]: 'integer' }, key: ['id'] } as const;
  for (;;) {
    const moved = await database.write(async trx => {
      const { rows } = await sql<{ id: number }>`select id from sites where ${late} order by id
        limit ${sql.lit(ROWS_PER_WRITE)}`.execute(trx);
      const next = rows.map(({ id }) => ({ id, [column]: nextUsualSync(id, clock.now(), over?.(settings) ?? 0) }));
      await updateRows(trx, database.engine, set, next);
      return rows.length;
    });
    if (moved < ROWS_PER_WRITE) return;
  }
}
