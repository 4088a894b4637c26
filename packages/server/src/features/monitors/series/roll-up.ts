import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { letOthersWrite } from '../../../ports/database/statements/delete-in-batches.ts';
import { type Bucket, NO_CHECKS, sumOfBuckets } from './bucket.ts';
import { hourOf } from './check-codec.ts';
import { packHours } from './hours-codec.ts';
import {
  claimOpenHours,
  deleteOldIncidents,
  deleteOldSeries,
  type Keep,
  selectDaysForUpdate,
  selectSitesAfter,
  updateHoursRolled,
  upsertDays,
} from './series.store.ts';

const PER_WRITE = 500;
/** Checks that began in an hour may end, confirmations included, so long after it. */
const LATE_MS = 5 * 60_000;

/** Single checks for two days, hours for the 90 days of charts, days for more than a year. */
export const KEEP: Keep = { checkDays: 2, hourDays: 92, dayDays: 400 };

/**
 * Puts the checks of hours that are over into the sums of their days. An hour is always summed as a whole, so that doing
 * it twice is harmless, and a late check only has it done again. @returns how many hours.
 */
export async function rollUpMonitors(services: Pick<Services, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const { database, clock, stopping } = services;
  const before = hourOf(clock.now() - LATE_MS);
  let rolled = 0;
  for (; !stopping.aborted; await letOthersWrite()) {
    const hours = await database.write(async trx => {
      const open = await claimOpenHours(trx, before, PER_WRITE);
      if (open.length === 0) return 0;
      await addToDays(trx, database.engine, open);
      await updateHoursRolled(trx, database.engine, open);
      return open.length;
    });
    rolled += hours;
    if (hours < PER_WRITE) break;
  }
  return rolled;
}

type OpenHour = Awaited<ReturnType<typeof claimOpenHours>>[number];

async function addToDays(trx: Trx, engine: 'sqlite' | 'postgres', open: readonly OpenHour[]): Promise<void> {
  const byDay = Map.groupBy(open, ({ site_id, hour }) => `${site_id} ${Math.floor(hour / 24)}`);
  const keys = [...byDay.values()].map(([first]) => {
    const { site_id, hour } = first as OpenHour;
    return { site_id, day: Math.floor(hour / 24) };
  });
  const stored = await selectDaysForUpdate(trx, engine, keys);
  const hoursOf = new Map(stored.map(row => [`${row.site_id} ${row.day}`, row.hours]));
  const rows = keys.map(({ site_id, day }) => {
    const key = `${site_id} ${day}`;
    const hours: Bucket[] = [...(hoursOf.get(key) ?? Array.from({ length: 24 }, () => NO_CHECKS))];
    for (const { hour, bucket } of byDay.get(key) ?? []) hours[hour % 24] = bucket;
    const { checks, watched, down, sumMs, timed, minMs, maxMs } = sumOfBuckets(hours);
    const sums = { checks, watched, down, sum_ms: sumMs, timed, min_ms: minMs, max_ms: maxMs };
    return { site_id, day, ...sums, hours: packHours(hours) };
  });
  await upsertDays(trx, engine, rows);
}

/** Of some sites at a time: the days of all of them are millions of rows, in the order of the sites. */
export async function deleteOldMonitorData(services: Pick<Services, 'database' | 'clock' | 'stopping'>): Promise<void> {
  const { database, clock, stopping } = services;
  const day = Math.floor(hourOf(clock.now()) / 24);
  for (let last = 0; !stopping.aborted; await letOthersWrite()) {
    const ids = await selectSitesAfter(database.db, last, PER_WRITE);
    if (ids.length > 0) await database.write(trx => deleteOldSeries(trx, database.engine, ids, { day, keep: KEEP }));
    if (ids.length < PER_WRITE) break;
    last = ids[ids.length - 1] as number;
  }
  await deleteOldIncidents(services, day, KEEP);
}
