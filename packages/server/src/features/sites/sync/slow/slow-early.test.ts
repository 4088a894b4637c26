import { expect, it } from 'vitest';
import { slowEarly } from './slow-early.ts';

it('begins slow sites early, one among several, and leaves out none', () => {
  const sites = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(slowEarly(sites, site => site > 10)).toEqual([1, 2, 3, 4, 11, 5, 6, 7, 8, 12, 9, 10]);
  expect(slowEarly(sites, site => site > 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(slowEarly(sites, () => false)).toEqual(sites);
});
