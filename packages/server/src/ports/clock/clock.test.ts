import { expect, it } from 'vitest';
import { describeClock } from './conformance.ts';
import { manualClock } from './manual-clock.ts';
import { systemClock } from './system-clock.ts';

describeClock('of the system', () => ({
  clock: systemClock,
  // Timers of the same process fire in order: this one comes after those of the test.
  pass: ms => new Promise(resolve => setTimeout(resolve, ms)),
}));

describeClock('by hand', () => {
  const clock = manualClock();
  return { clock, pass: async ms => clock.advance(ms) };
});

it('the clock by hand shows each appointment its own time, then stands still', () => {
  const clock = manualClock(1_000);
  const seen: number[] = [];
  clock.after(10, () => seen.push(clock.now()));
  clock.after(5, () => seen.push(clock.now()));
  clock.advance(100);
  expect(seen).toEqual([1_005, 1_010]);
  expect(clock.now()).toBe(1_100);
});
