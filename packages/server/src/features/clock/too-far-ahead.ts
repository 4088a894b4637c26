import { type RawBuilder, sql } from 'kysely';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { Settings } from '../../settings.ts';
import { DUE_TIMES, type DueTime } from './due-times.ts';

/**
 * Which rows have a time further ahead than it could have been set; undefined if its setting is off.
 * @param now ms epoch
 */
export function tooFarAhead(due: DueTime, settings: Settings, now: number): RawBuilder<boolean> | undefined {
  const { column, unit = 1 } = due;
  const most = due.most(settings);
  if (most === undefined) return undefined;
  // Workers meanwhile set times from the clock as they read it.
  const latest = Math.floor((now + most + (unit === 1 ? MINUTE_MS : 0)) / unit);
  return sql<boolean>`${sql.ref(column)} > ${latest} and (${rowsDue(due)})`;
}

/** Which rows of its table a rule is about. */
export const rowsDue = ({ where = 'true' }: DueTime) => sql.raw(where);

/** How many sites wait for a sync at a time that a wrong clock, or a longer interval, has set. @param now ms epoch */
export async function countSyncsTooFarAhead(db: Queryable, settings: Settings, now: number): Promise<number> {
  const rules = DUE_TIMES.filter(({ column }) => column === 'sites.next_sync_at');
  const late = rules.map(due => tooFarAhead(due, settings, now)).filter(rule => rule !== undefined);
  const any = sql.join(
    late.map(rule => sql`(${rule})`),
    sql` or `,
  );
  const { rows } = await sql<{ count: number }>`select count(*) as count from sites where ${any}`.execute(db);
  return Number(rows[0]?.count);
}
