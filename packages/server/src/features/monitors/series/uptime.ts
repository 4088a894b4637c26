import type { Services } from '../../../kernel/context.ts';
import { type Bucket, sumOfBuckets } from './bucket.ts';
import { hourOf } from './check-codec.ts';
import { unpackHours } from './hours-codec.ts';
import { selectSeriesParts } from './series.store.ts';

const HOURS = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;
export type UptimePeriod = keyof typeof HOURS;
export const UPTIME_PERIODS = Object.keys(HOURS) as readonly UptimePeriod[];

/** Hours whose checks may not be in the sums of their days yet. */
const OPEN_HOURS = 4;

/** How sites did within periods that end now; the last 24 hours hour by hour, oldest first. */
export interface Uptime {
  readonly periods: Readonly<Record<UptimePeriod, Bucket>>;
  readonly lastDay: readonly { readonly hour: number; readonly bucket: Bucket | undefined }[];
}

/** @param siteIds At most a page of sites. */
export async function uptimeOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  siteIds: readonly number[],
): Promise<Map<number, Uptime>> {
  if (siteIds.length === 0) return new Map();
  const last = hourOf(clock.now());
  const first = (period: UptimePeriod) => last - HOURS[period] + 1;
  const dayOf = (hour: number) => Math.floor(hour / 24);
  // A period begins within a day: only of such a day, and of the last ones, the single hours count.
  const hoursOf = [...new Set([...UPTIME_PERIODS.map(period => dayOf(first(period))), dayOf(last) - 1, dayOf(last)])];
  const recentFrom = last - OPEN_HOURS;
  const wanted = { fromDay: dayOf(first('90d')), hoursOf, recentFrom };
  const { days, open } = await selectSeriesParts(database, siteIds, wanted);
  const daysOf = Map.groupBy(days, row => row.site_id);
  const openOf = Map.groupBy(open, row => row.site_id);
  return new Map(
    siteIds.map(id => {
      const hours = new Map<number, Bucket>();
      const whole: { day: number; bucket: Bucket }[] = [];
      for (const row of daysOf.get(id) ?? []) {
        if (row.hours === '') whole.push({ day: row.day, bucket: dayBucket(row) });
        for (const [at, bucket] of unpackHours(row.hours).entries()) {
          if (bucket.checks > 0) hours.set(row.day * 24 + at, bucket);
        }
      }
      for (const { hour, bucket } of openOf.get(id) ?? []) hours.set(hour, bucket);
      const within = (period: UptimePeriod) =>
        sumOfBuckets([
          ...whole.flatMap(({ day, bucket }) => (day * 24 >= first(period) ? [bucket] : [])),
          ...[...hours].flatMap(([hour, bucket]) => (hour >= first(period) ? [bucket] : [])),
        ]);
      const lastDay = Array.from({ length: 24 }, (_, at) => {
        const hour = last - 23 + at;
        return { hour, bucket: hours.get(hour) };
      });
      const periods = { '24h': within('24h'), '7d': within('7d'), '30d': within('30d'), '90d': within('90d') };
      return [id, { periods, lastDay }];
    }),
  );
}

interface DaySums {
  readonly checks: number;
  readonly watched: number;
  readonly down: number;
  readonly sum_ms: number;
  readonly timed: number;
  readonly min_ms: number | null;
  readonly max_ms: number | null;
}

export function dayBucket({ checks, watched, down, sum_ms, timed, min_ms, max_ms }: DaySums): Bucket {
  return { checks, up: timed, watched, down, timed, sumMs: sum_ms, minMs: min_ms, maxMs: max_ms, p95Ms: null };
}
