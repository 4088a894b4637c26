import type { Clock } from './port.ts';
import { systemClock } from './system-clock.ts';

export interface HurriedClock extends Clock {
  /** Moves the time, without any timer coming due. */
  pass(ms: number): void;
  /** Sets the clock to another time, as a person does: no time elapses. */
  leap(ms: number): void;
}

/** A clock whose waits take a moment, and whose hours pass when a test says so. */
export function hurriedClock(start = Date.UTC(2026, 5, 1, 12, 30)): HurriedClock {
  const begun = performance.now();
  let passed = 0;
  let leapt = 0;
  const elapsed = () => Math.floor(performance.now() - begun) + passed;
  return {
    now: () => start + elapsed() + leapt,
    elapsed,
    after: (ms, action) => systemClock.after(Math.min(ms, 5), action),
    pass(ms) {
      passed += ms;
    },
    leap(ms) {
      leapt += ms;
    },
  };
}
