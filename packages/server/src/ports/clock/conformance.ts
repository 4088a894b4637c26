import { describe, expect, it } from 'vitest';
import type { Clock } from './port.ts';

export interface ClockHarness {
  readonly clock: Clock;
  /** Resolves when at least so much time has gone by on this clock. */
  pass(ms: number): Promise<void>;
}

/** What every clock must do. */
export function describeClock(name: string, make: () => ClockHarness): void {
  describe(`clock: ${name}`, () => {
    it('returns whole ms since 1970, and advances', async () => {
      const { clock, pass } = make();
      const before = clock.now();
      expect(Number.isInteger(before)).toBe(true);
      expect(before).toBeGreaterThan(Date.UTC(2020, 0, 1));
      await pass(5);
      expect(clock.now()).toBeGreaterThanOrEqual(before + 4); // timers may be a fraction early
    });

    it('runs each timer once, in the order of their times, never synchronously', async () => {
      const { clock, pass } = make();
      const done: string[] = [];
      clock.after(20, () => done.push('second'));
      clock.after(1, () => done.push('first'));
      expect(done).toEqual([]);
      await pass(60);
      expect(done).toEqual(['first', 'second']);
      await pass(60);
      expect(done).toHaveLength(2);
    });

    it('runs no canceled timer; canceling late or twice is harmless', async () => {
      const { clock, pass } = make();
      const done: string[] = [];
      const cancel = clock.after(1, () => done.push('canceled'));
      const late = clock.after(1, () => done.push('done'));
      cancel();
      await pass(30);
      cancel();
      late();
      expect(done).toEqual(['done']);
    });

    it('accepts new timers from inside a timer', async () => {
      const { clock, pass } = make();
      const done: string[] = [];
      clock.after(1, () => clock.after(1, () => done.push('inner')));
      await pass(30);
      expect(done).toEqual(['inner']);
    });
  });
}
