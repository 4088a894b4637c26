import { type RawBuilder, sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import type { Bucket } from '../series/bucket.ts';
import { unpackHours } from '../series/hours-codec.ts';
import { type HourRow, hourBucketOf } from '../series/series.store.ts';

export interface SumRow {
  readonly watched: number;
  readonly down: number;
  readonly sum_ms: number;
  readonly timed: number;
}

/** Hours that are not in the sums of their days yet. */
export async function selectOpenHours(db: Queryable, scope: SiteScope) {
  const { rows } = await sql<HourRow>`select site_id, hour, checks, every_seconds from monitor_hours
    where rolled = 0 and ${inScope('site_id', scope)}`.execute(db);
  return rows.map(row => ({ site_id: row.site_id, hour: row.hour, bucket: hourBucketOf(row) }));
}

/** @param fromDay and the next one: the first and the last day. @param but Days that are left out. */
interface Days {
  readonly fromDay: number;
  readonly toDay: number;
  readonly but: readonly number[];
}

const SUMS = sql`sum(watched) as watched, sum(down) as down, sum(sum_ms) as sum_ms, sum(timed) as timed`;

const within = (scope: SiteScope, { fromDay, toDay, but }: Days) => sql`${inScope('site_id', scope)}
  and day >= ${fromDay} and day <= ${toDay} ${but.length === 0 ? sql`` : sql`and day not in (${sql.join([...but])})`}`;

export const selectSiteSums = (db: Queryable, scope: SiteScope, days: Days) =>
  sums<SumRow & { site_id: number }>(
    db,
    sql`select site_id, ${SUMS} from monitor_days where ${within(scope, days)} group by site_id`,
  );

export const selectDaySums = (db: Queryable, scope: SiteScope, days: Days) =>
  sums<SumRow & { day: number }>(
    db,
    sql`select day, ${SUMS} from monitor_days where ${within(scope, days)} group by day`,
  );

/** PostgreSQL gives sums as text. */
async function sums<Row extends object>(db: Queryable, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return rows.map(row =>
    Object.fromEntries(Object.entries(row as object).map(([name, value]) => [name, Number(value)])),
  ) as Row[];
}

export interface SingleDay extends SumRow {
  readonly site_id: number;
  readonly day: number;
  /** Empty where they are not kept any more. */
  readonly hours: readonly Bucket[];
}

/** Days with their hours. */
export async function selectSingleDays(db: Queryable, scope: SiteScope, days: readonly number[]): Promise<SingleDay[]> {
  const rows = await db
    .selectFrom('monitor_days')
    .select(['site_id', 'day', 'watched', 'down', 'sum_ms', 'timed', 'hours'])
    .where(inScope('site_id', scope))
    .where('day', 'in', [...days])
    .execute();
  return rows.map(({ hours, ...row }) => ({ ...row, hours: hours === '' ? [] : unpackHours(hours) }));
}

/** The first day of each site that was ever watched. */
export async function selectFirstDays(
  db: Queryable,
  scope: SiteScope,
): Promise<{ site_id: number; day: number; hours: readonly Bucket[] }[]> {
  const { rows } = await sql<{ site_id: number; day: number; hours: string }>`
    select days.site_id, days.day, days.hours from monitor_days as days join (
      select site_id, min(day) as day from monitor_days where ${inScope('site_id', scope)} group by site_id) as first_one
    on first_one.site_id = days.site_id and first_one.day = days.day`.execute(db);
  return rows.map(({ hours, ...row }) => ({ ...row, hours: hours === '' ? [] : unpackHours(hours) }));
}
