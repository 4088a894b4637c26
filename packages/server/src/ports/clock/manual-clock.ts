import type { Clock } from './port.ts';

export interface ManualClock extends Clock {
  /** Advances the time and runs due timers, in order. */
  advance(ms: number): void;
  /** Sets the clock to another time, as a person or a time server does: no timer becomes due, and no time elapses. */
  leap(ms: number): void;
}

/** A clock that stands still until advanced: the twin of `systemClock` for tests. */
export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = 0;
  let begin = start;
  let timers: { at: number; action: () => void }[] = [];
  return {
    now: () => begin + now,
    elapsed: () => now,
    after(ms, action) {
      const timer = { at: now + ms, action };
      timers.push(timer);
      return () => {
        timers = timers.filter(other => other !== timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter(timer => timer !== next);
        now = next.at;
        next.action();
      }
      now = end;
    },
    leap(ms) {
      begin += ms;
    },
  };
}
