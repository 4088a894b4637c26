import type { Services } from '../../../kernel/context.ts';
import { type Bucket, bucketOf, sumOfBuckets } from './bucket.ts';
import { hourOf } from './check-codec.ts';
import { unpackHours } from './hours-codec.ts';
import { selectPackedChecks, selectSeriesParts } from './series.store.ts';
import { dayBucket } from './uptime.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Periods, with the seconds of one point; of 24h, of a site that is checked so often. */
export const SERIES = {
  '24h': { seconds: DAY, step: 5 * MINUTE },
  '7d': { seconds: 7 * DAY, step: HOUR },
  '30d': { seconds: 30 * DAY, step: 4 * HOUR },
  '90d': { seconds: 90 * DAY, step: DAY },
  '365d': { seconds: 365 * DAY, step: DAY },
} as const;
export type SeriesPeriod = keyof typeof SERIES;

export interface Point {
  /** Seconds since 1970. */
  readonly from: number;
  readonly bucket: Bucket;
}

/** Points without checks are left out: the site was not watched. */
export interface SiteSeries {
  readonly step: number;
  readonly points: readonly Point[];
  readonly whole: Bucket;
}

type Needed = Pick<Services, 'database' | 'clock'>;

export async function siteSeries(services: Needed, siteId: number, period: SeriesPeriod): Promise<SiteSeries> {
  const { seconds, step: usual } = SERIES[period];
  const last = Math.floor(services.clock.now() / 1000 / usual) * usual;
  const first = last - seconds + usual;
  const { step, buckets } = await (usual < HOUR
    ? ofChecks(services, siteId, first, usual)
    : { step: usual, buckets: await ofHours(services, siteId, first) });
  const byPoint = Map.groupBy(buckets, ({ from }) => Math.floor(from / step) * step);
  const points = [...byPoint].map(([from, within]) => ({ from, bucket: sumOfBuckets(within.map(one => one.bucket)) }));
  points.sort((a, b) => a.from - b.from);
  return { step, points, whole: sumOfBuckets(points.map(({ bucket }) => bucket)) };
}

/** Points as wide as the time between two checks, or nothing would be between two points but a gap. */
async function ofChecks({ database, clock }: Needed, siteId: number, first: number, least: number) {
  const hours = await selectPackedChecks(database.db, siteId, Math.floor(first / HOUR), hourOf(clock.now()));
  const step = Math.min(HOUR, Math.max(least, ...hours.map(({ every }) => Math.ceil(every / least) * least)));
  const buckets = hours.flatMap(({ every, checks }) => {
    const within = checks.filter(({ at }) => at / 1000 >= first);
    const byStep = Map.groupBy(within, ({ at }) => Math.floor(at / 1000 / step) * step);
    return [...byStep].map(([from, some]): Point => ({ from, bucket: bucketOf(some, every, step) }));
  });
  return { step, buckets };
}

async function ofHours({ database, clock }: Needed, siteId: number, first: number): Promise<Point[]> {
  const recentFrom = hourOf(clock.now()) - 4;
  const wanted = { fromDay: Math.floor(first / DAY), hoursOf: 'all' as const, recentFrom };
  const { days, open } = await selectSeriesParts(database, [siteId], wanted);
  const points = new Map<number, Bucket>();
  for (const row of days) {
    if (row.hours === '') points.set(row.day * DAY, dayBucket(row));
    else for (const [at, bucket] of unpackHours(row.hours).entries()) points.set(row.day * DAY + at * HOUR, bucket);
  }
  for (const { hour, bucket } of open) points.set(hour * HOUR, bucket);
  return [...points].flatMap(([from, bucket]) => (from >= first && bucket.checks > 0 ? [{ from, bucket }] : []));
}
