import { expect, it } from 'vitest';
import { loneValues } from '../../packages/web/src/ui/charts/lone-values.ts';

it('finds the values that no line of a chart leads to', () => {
  expect(loneValues([5, null, 7, 8, null, 9])).toEqual([0, 5]);
  expect(loneValues([null, 3, undefined])).toEqual([1]);
  expect(loneValues([1, 2, 3])).toEqual([]);
  expect(loneValues([])).toEqual([]);
});
