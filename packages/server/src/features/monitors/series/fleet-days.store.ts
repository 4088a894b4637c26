import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';

export interface FleetDay {
  readonly day: number;
  /** Seconds. */
  readonly watched: number;
  readonly down: number;
}

/** Days since 1970, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const numbered = (rows: readonly FleetDay[]) =>
  rows.map(({ day, watched, down }) => ({ day: Number(day), watched: Number(watched), down: Number(down) }));

/** The sums of the days of all sites. */
export async function selectDaysOf(db: Queryable, { from, to }: Span): Promise<FleetDay[]> {
  const { rows } = await sql<FleetDay>`select monitor_days.day, sum(monitor_days.watched) as watched,
      sum(monitor_days.down) as down
    from sites join monitor_days on monitor_days.site_id = sites.id and monitor_days.day between ${from} and ${to}
    group by monitor_days.day order by monitor_days.day`.execute(db);
  return numbered(rows);
}

/** Whether a day of any site is stored. */
export async function hasDays(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('monitor_days').select('day').limit(1).executeTakeFirst()) !== undefined;
}

/** The stored sums of all sites, oldest first. */
export async function selectFleetDays(db: Queryable, { from, to }: Span): Promise<FleetDay[]> {
  const days = db.selectFrom('uptime_days').selectAll().where('day', '>=', from).where('day', '<=', to);
  return numbered(await days.orderBy('day').execute());
}

export async function writeFleetDays(trx: Trx, days: readonly FleetDay[]): Promise<void> {
  for (const { day, ...set } of days) {
    await trx
      .insertInto('uptime_days')
      .values({ day, ...set })
      .onConflict(conflict => conflict.column('day').doUpdateSet(set))
      .execute();
  }
}

export async function deleteFleetDaysBefore(trx: Trx, day: number): Promise<void> {
  await trx.deleteFrom('uptime_days').where('day', '<', day).execute();
}

export async function deleteFleetDays(trx: Trx, { from, to }: Span): Promise<void> {
  await trx.deleteFrom('uptime_days').where('day', '>=', from).where('day', '<=', to).execute();
}
