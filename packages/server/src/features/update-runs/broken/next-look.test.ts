import { expect, it } from 'vitest';
import { nextLookDelay } from './next-look.ts';

const seconds = (looks: number) => nextLookDelay(looks) / 1000;

it('a broken site is looked at after 15 seconds, then less and less often, and hourly after a day', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 148].map(seconds)).toEqual([15, 30, 60, 120, 300, 600, 600, 600]);
  expect([149, 10_000].map(seconds)).toEqual([3600, 3600]);
});
