import { sql } from 'kysely';
import { jsonRows, updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import { findRowsByIndex } from '../../../ports/database/statements/by-index.ts';
import { type Deleting, deleteInBatches } from '../../../ports/database/statements/delete-in-batches.ts';
import { idsGiven } from '../../../ports/database/statements/kept-statement.ts';
import { type Bucket, bucketOf } from './bucket.ts';
import { unpackChecks } from './check-codec.ts';
import { unpackHours } from './hours-codec.ts';

export const HOUR_SECONDS = 3600;

export interface DayRow {
  readonly site_id: number;
  readonly day: number;
  readonly hours: readonly Bucket[];
}

/** Hours with checks that are not in the sums of their days yet, oldest first; locked. */
export async function claimOpenHours(trx: Trx, before: number, most: number) {
  const open = trx.selectFrom('monitor_hours').select(['site_id', 'hour', 'every_seconds', 'checks']);
  const rows = await open
    .where('rolled', '=', 0)
    .where('hour', '<', before)
    .orderBy('hour')
    .orderBy('site_id')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map(row => ({ ...row, bucket: hourBucketOf(row) }));
}

export interface HourRow {
  readonly site_id: number;
  readonly hour: number;
  readonly checks: string;
  readonly every_seconds: number;
}

export function hourBucketOf({ hour, checks, every_seconds }: Omit<HourRow, 'site_id'>): Bucket {
  return bucketOf(unpackChecks(hour, checks), every_seconds, HOUR_SECONDS);
}

const HOUR = {
  table: 'monitor_hours',
  columns: { site_id: 'integer', hour: 'integer', rolled: 'integer' },
  key: ['site_id', 'hour'],
} as const;

export function updateHoursRolled(trx: Trx, engine: Engine, hours: readonly { site_id: number; hour: number }[]) {
  return updateRows(
    trx,
    engine,
    HOUR,
    hours.map(({ site_id, hour }) => ({ site_id, hour, rolled: 1 })),
  );
}

export async function selectDaysForUpdate(
  trx: Trx,
  engine: Engine,
  keys: readonly { site_id: number; day: number }[],
): Promise<DayRow[]> {
  const wanted = jsonRows(engine, { site_id: 'integer', day: 'integer' }, keys);
  const rows = await trx
    .selectFrom('monitor_days')
    .select(['site_id', 'day', 'hours'])
    .where(sql<boolean>`(site_id, day) in (select site_id, day from ${wanted} as wanted)`)
    .forUpdate()
    .execute();
  return rows.map(({ site_id, day, hours }) => ({ site_id, day, hours: unpackHours(hours) }));
}

const DAY_COLUMNS = {
  site_id: 'integer',
  day: 'integer',
  checks: 'integer',
  watched: 'integer',
  down: 'integer',
  sum_ms: 'integer',
  timed: 'integer',
  min_ms: 'integer',
  max_ms: 'integer',
  hours: 'text',
} as const;

export async function upsertDays(
  trx: Trx,
  engine: Engine,
  rows: readonly Readonly<Record<keyof typeof DAY_COLUMNS, string | number | null>>[],
): Promise<void> {
  const names = Object.keys(DAY_COLUMNS);
  const refs = sql.join(names.map(name => sql.ref(name)));
  const values = names.filter(name => name !== 'site_id' && name !== 'day');
  const set = sql.join(values.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`insert into monitor_days (${refs}) select ${refs} from ${jsonRows(engine, DAY_COLUMNS, rows)} as fresh
    where true on conflict (site_id, day) do update set ${set}`.execute(trx);
}

/** Hours of sites whose checks are not in the sums of their days yet, and of the days what is needed. */
export async function selectSeriesParts(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  siteIds: readonly number[],
  { fromDay, hoursOf, recentFrom }: { fromDay: number; hoursOf: 'all' | readonly number[]; recentFrom: number },
) {
  const ids = jsonRows(
    engine,
    { id: 'integer' },
    siteIds.map(id => ({ id })),
  );
  const within = sql<boolean>`site_id in (select id from ${ids} as wanted)`;
  const hours =
    hoursOf === 'all'
      ? sql<string>`hours`
      : sql<string>`case when day in (${sql.join(hoursOf)}) then hours else '' end`;
  const [days, open] = await Promise.all([
    db
      .selectFrom('monitor_days')
      .select(['site_id', 'day', 'checks', 'watched', 'down', 'sum_ms', 'timed', 'min_ms', 'max_ms'])
      .select(hours.as('hours'))
      .where(within)
      .where('day', '>=', fromDay)
      .execute(),
    db
      .selectFrom('monitor_hours')
      .select(['site_id', 'hour', 'checks', 'every_seconds'])
      .where(within)
      .where('hour', '>=', recentFrom)
      .where('rolled', '=', 0)
      .execute(),
  ]);
  return { days, open: open.map(row => ({ site_id: row.site_id, hour: row.hour, bucket: hourBucketOf(row) })) };
}

/** The checks of a site within some hours, oldest first. */
export async function selectPackedChecks(db: Queryable, siteId: number, fromHour: number, toHour: number) {
  const rows = await db
    .selectFrom('monitor_hours')
    .select(['hour', 'checks', 'every_seconds'])
    .where('site_id', '=', siteId)
    .where('hour', '>=', fromHour)
    .where('hour', '<=', toHour)
    .orderBy('hour')
    .execute();
  return rows.map(({ hour, checks, every_seconds }) => ({ every: every_seconds, checks: unpackChecks(hour, checks) }));
}

/** Sites by id, some at a time. */
export async function selectSitesAfter(db: Queryable, id: number, most: number): Promise<number[]> {
  const sites = db.selectFrom('sites').select('id').where('id', '>', id).orderBy('id').limit(most);
  return (await sites.execute()).map(site => site.id);
}

/** Removes checks, hours of days and days of these sites that are too old. @param day Today. */
export async function deleteOldSeries(
  trx: Trx,
  engine: Engine,
  siteIds: readonly number[],
  { day, keep }: { day: number; keep: Keep },
): Promise<void> {
  await findRowsByIndex(trx, engine);
  const ofSites = idsGiven.piece(engine, idsGiven.pass(engine, siteIds));
  await trx
    .deleteFrom('monitor_hours')
    .where(ofSites('site_id'))
    .where('hour', '<', (day - keep.checkDays) * 24)
    .execute();
  await trx
    .deleteFrom('monitor_days')
    .where(ofSites('site_id'))
    .where('day', '<', day - keep.dayDays)
    .execute();
  // Days are emptied in their order: those before the last empty one need not be read again.
  await sql`update monitor_days set hours = '' from (
      select id, coalesce((select day from monitor_days where site_id = sites.id and day < ${day - keep.hourDays}
        and hours = '' order by day desc limit 1), 0) as emptied
      from sites where ${ofSites('id')}) as site
    where site_id = site.id and day > site.emptied and day < ${day - keep.hourDays} and hours <> ''`.execute(trx);
}

/** Removes incidents that ended too long ago. @param day Today. */
export function deleteOldIncidents(services: Deleting, day: number, { dayDays }: Keep): Promise<void> {
  const ended = (day - dayDays) * 86_400_000;
  return deleteInBatches(services, { table: 'monitor_incidents', key: ['id'] }, sql`ended_at < ${ended}`);
}

/** Days that things are kept. */
export interface Keep {
  readonly checkDays: number;
  readonly hourDays: number;
  readonly dayDays: number;
}
