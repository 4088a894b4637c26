import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { hourOf, type PackedCheck } from '../series/check-codec.ts';
import { unpackHours } from '../series/hours-codec.ts';
import { KEEP } from '../series/roll-up.ts';
import { selectPackedChecks, selectSeriesParts } from '../series/series.store.ts';
import { average } from './monitor.views.ts';

type Needed = Pick<Services, 'database' | 'clock'>;

export interface Heartbeat {
  readonly at: string;
  readonly status: 'up' | 'down';
  readonly response_ms: number | null;
  readonly status_code: number | null;
  readonly checks: number;
}

/** Checks of a site in a time, newest first. What is older than two days is told by the hour. */
export async function heartbeatsBetween(
  { database, clock }: Needed,
  siteId: number,
  { from, to }: { from: number; to: number },
): Promise<Heartbeat[]> {
  const keptFrom = (Math.floor(hourOf(clock.now()) / 24) - KEEP.checkDays) * 24;
  const checks = await selectPackedChecks(database.db, siteId, Math.max(keptFrom, hourOf(from)), hourOf(to));
  const single = checks
    .flatMap(({ checks: some }) => some)
    .filter(({ at }) => at >= from && at <= to)
    .map(heartbeatOf);
  const older = hourOf(from) < keptFrom ? await hourly(database, siteId, { from, to, before: keptFrom }) : [];
  return [...older, ...single].reverse();
}

/** The last checks of the last two days, newest first. */
export async function newestHeartbeats(services: Needed, siteId: number, most: number): Promise<Heartbeat[]> {
  const to = services.clock.now();
  return (await heartbeatsBetween(services, siteId, { from: to - 24 * HOUR_MS, to })).slice(0, most);
}

function heartbeatOf({ at, up, responseMs, statusCode }: PackedCheck): Heartbeat {
  return {
    at: isoInstant(at),
    status: up ? 'up' : 'down',
    response_ms: responseMs,
    status_code: statusCode,
    checks: 1,
  };
}

async function hourly(
  database: Services['database'],
  siteId: number,
  { from, to, before }: { from: number; to: number; before: number },
): Promise<Heartbeat[]> {
  const fromDay = Math.floor(hourOf(from) / 24);
  const { days } = await selectSeriesParts(database, [siteId], { fromDay, hoursOf: 'all', recentFrom: before });
  const hours = days.flatMap(({ day, hours: packed }) =>
    unpackHours(packed).map((bucket, at) => ({ hour: day * 24 + at, bucket })),
  );
  return hours
    .filter(({ hour, bucket }) => {
      const at = hour * HOUR_MS;
      return bucket.checks > 0 && hour < before && at >= from - HOUR_MS + 1 && at <= to;
    })
    .sort((a, b) => a.hour - b.hour)
    .map(({ hour, bucket }) => ({
      at: isoInstant(hour * HOUR_MS),
      status: bucket.up === bucket.checks ? ('up' as const) : ('down' as const),
      response_ms: average(bucket),
      status_code: null,
      checks: bucket.checks,
    }));
}
