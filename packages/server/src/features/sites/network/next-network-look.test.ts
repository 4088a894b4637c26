import { expect, it } from 'vitest';
import { nextNetworkLook } from './next-network-look.ts';

it('a site in maintenance is looked for a network again after 2 minutes, then later, and at last once a day', () => {
  const minutes = (looks: number) => nextNetworkLook(looks) / 60_000;
  expect([1, 2, 3, 4, 5, 50].map(minutes)).toEqual([2, 5, 15, 60, 1440, 1440]);
});

it('a site that does not say is looked for a network again after a day', () => {
  expect(nextNetworkLook(0)).toBe(24 * 3600_000);
});
