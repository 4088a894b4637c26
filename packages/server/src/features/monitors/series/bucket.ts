import type { PackedCheck } from './check-codec.ts';

/** What the checks of some time came to. */
export interface Bucket {
  readonly checks: number;
  /** Checks after which the site was up. */
  readonly up: number;
  /** Seconds in which the site was watched, and of these the ones in which it was down. */
  readonly watched: number;
  readonly down: number;
  /** Response times: of how many checks, their sum, least, most, and 95th percentile. */
  readonly timed: number;
  readonly sumMs: number;
  readonly minMs: number | null;
  readonly maxMs: number | null;
  readonly p95Ms: number | null;
}

export const NO_CHECKS: Bucket = {
  checks: 0,
  up: 0,
  watched: 0,
  down: 0,
  timed: 0,
  sumMs: 0,
  minMs: null,
  maxMs: null,
  p95Ms: null,
};

/**
 * Each check stands for the time until the next one, so that checks in between, which a person or a neighbour asked for,
 * don't count as more time. @param checks Oldest first. @param everySeconds Seconds that a check stands for at most.
 * @param most Seconds of the whole time.
 */
export function bucketOf(checks: readonly PackedCheck[], everySeconds: number, most: number): Bucket {
  if (checks.length === 0) return NO_CHECKS;
  const up = checks.filter(check => check.up).length;
  const stoodFor = checks.map(({ at }, index) => {
    const next = checks[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return Math.min(everySeconds, (next - at) / 1000);
  });
  const seconds = (counts: (check: PackedCheck) => boolean) =>
    stoodFor.reduce((sum, time, index) => (counts(checks[index] as PackedCheck) ? sum + time : sum), 0);
  const all = seconds(() => true);
  const watched = Math.min(most, all);
  const times = checks.flatMap(check => (check.up && check.responseMs !== null ? [check.responseMs] : []));
  times.sort((a, b) => a - b);
  return {
    checks: checks.length,
    up,
    watched,
    down: Math.round((watched * seconds(check => !check.up)) / all),
    timed: times.length,
    sumMs: times.reduce((sum, ms) => sum + ms, 0),
    minMs: times[0] ?? null,
    maxMs: times.at(-1) ?? null,
    p95Ms: times[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? null,
  };
}

/** Several times as one. Its percentile is the mean of theirs, by weight: the single checks may be gone. */
export function sumOfBuckets(buckets: readonly Bucket[]): Bucket {
  return buckets.reduce((sum, next) => {
    if (next.checks === 0) return sum;
    const timed = sum.timed + next.timed;
    return {
      checks: sum.checks + next.checks,
      up: sum.up + next.up,
      watched: sum.watched + next.watched,
      down: sum.down + next.down,
      timed,
      sumMs: sum.sumMs + next.sumMs,
      minMs: least(sum.minMs, next.minMs),
      maxMs: most(sum.maxMs, next.maxMs),
      p95Ms: timed === 0 ? null : Math.round(((sum.p95Ms ?? 0) * sum.timed + (next.p95Ms ?? 0) * next.timed) / timed),
    };
  }, NO_CHECKS);
}

const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));

/** Share of the watched time in which the site was up, 0 to 100 with three decimals; null if it was not watched. */
export function uptimeRatio({ watched, down }: Pick<Bucket, 'watched' | 'down'>): number | null {
  // Rounded down: what was down for a moment is never shown as 100.
  return watched === 0 ? null : Math.floor(((watched - down) * 100_000) / watched) / 1000;
}
