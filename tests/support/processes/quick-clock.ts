import { readFileSync } from 'node:fs';
import type { Clock } from '../../../packages/server/src/ports/clock/port.ts';
import { systemClock } from '../../../packages/server/src/ports/clock/system-clock.ts';

export const FASTER = 6;

/**
 * Environment for `makeStoredFleet` or `startServer`: in each server process of this story, time passes six times as
 * fast. Leases and waits of a minute after a crash end that much sooner; deadlines of requests to sites are real. All
 * processes count from the same instant, so that they agree on the time.
 */
export const QUICK_CLOCK = { TEST_CLOCK_SINCE: String(Date.now()) } as const;

/** The clock of this server process, if it was started with `QUICK_CLOCK` or the environment of a `movableClock`. */
export function clockFrom({ TEST_CLOCK_SINCE, TEST_CLOCK_AHEAD }: NodeJS.ProcessEnv): {
  clock: Clock;
  faster: number;
} {
  if (TEST_CLOCK_SINCE === undefined) return { clock: systemClock, faster: 1 };
  const since = Number(TEST_CLOCK_SINCE);
  const ahead = () => (TEST_CLOCK_AHEAD === undefined ? 0 : Number(readFileSync(TEST_CLOCK_AHEAD, 'utf8')));
  const clock: Clock = {
    now: () => since + Math.round((Date.now() - since) * FASTER) + ahead(),
    elapsed: () => systemClock.elapsed() * FASTER + ahead(),
    after: (ms, action) => systemClock.after(ms / FASTER, action),
  };
  return { clock, faster: FASTER };
}

/**
 * A lease in ms, after which a killed process is soon replaced: the shortest one of pg-boss is ten seconds.
 * `TEST_LEASE_MS` sets one that a story doesn't wait for.
 */
export function shortLease({ DATABASE_URL = '', TEST_LEASE_MS }: NodeJS.ProcessEnv, faster: number): number {
  if (TEST_LEASE_MS !== undefined) return Number(TEST_LEASE_MS);
  return DATABASE_URL === '' ? 2000 * faster : Math.max(10_000, 2000 * faster);
}
