export interface DayOfUptime {
  /** YYYY-MM-DD, by UTC. */
  readonly day: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  /** 0 to 100; null: not watched. */
  readonly uptime: number | null;
  /** Seconds. */
  readonly down: number;
}

interface Point {
  readonly from: string;
  readonly uptime: number | null;
  readonly down_seconds: number;
}

const DAY_MS = 86_400_000;
/** Below this share of a day, it was a bad day. */
const BAD_BELOW = 99;

/** One entry for each of the last days, today included, the oldest first. @param points By days, in any number. */
export function daysOf(points: readonly Point[], count: number, now: number): DayOfUptime[] {
  const known = new Map(points.map(point => [point.from.slice(0, 10), point]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const { uptime = null, down_seconds: down = 0 } = known.get(day) ?? {};
    return { day, tone: toneOf(uptime), uptime, down };
  });
}

function toneOf(uptime: number | null): DayOfUptime['tone'] {
  if (uptime === null) return 'none';
  if (uptime === 100) return 'good';
  return uptime < BAD_BELOW ? 'bad' : 'warn';
}
