import { expect, it } from 'vitest';
import { describeClock } from './conformance.ts';
import { manualClock } from './manual-clock.ts';
import { systemClock } from './system-clock.ts';

describeClock('the system clock', () => ({
  clock: systemClock,
  // Timers of the same process fire in order: this one comes after those of the test.
  pass: ms => new Promise(resolve => setTimeout(resolve, ms)),
}));

describeClock('the manual clock', () => {
  const clock = manualClock();
  return { clock, pass: async ms => clock.advance(ms) };
});

it('the manual clock runs each timer at its own time, then stands still', () => {
  const clock = manualClock(1_000);
  const seen: number[] = [];
  clock.after(10, () => seen.push(clock.now()));
  clock.after(5, () => seen.push(clock.now()));
  clock.advance(100);
  expect(seen).toEqual([1_005, 1_010]);
  expect(clock.now()).toBe(1_100);
});
