import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('waits twice as long after each early end, up to half a minute', () => {
  const waits: number[] = [];
  for (let death = 0; death < 9; death++) waits.push(restartDelay(waits.at(-1) ?? 0, 10));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('begins anew once a process has lived for a minute', () => {
  expect(restartDelay(30_000, 59_999)).toBe(30_000);
  expect(restartDelay(30_000, 60_000)).toBe(500);
});
