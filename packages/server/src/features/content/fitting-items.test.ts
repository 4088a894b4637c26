import { expect, it } from 'vitest';
import { FittingItems } from './fitting-items.ts';

const text = (letters: number) => 'x'.repeat(letters - 2); // and two quotation marks
const lengths = (items: readonly string[]) => items.map(item => item.length + 2);

it('keeps all items that an answer has room for', () => {
  const items = new FittingItems<string>(30);
  items.add(1, [text(10), text(10)]);
  items.add(2, [text(10)]);
  items.add(3, []);
  expect([1, 2, 3, 4].map(id => items.of(id).length)).toEqual([2, 1, 0, 0]);
  expect([1, 2, 3, 4].some(id => items.isCut(id))).toBe(false);
});

it.each([
  ['first', [1, 2, 3]],
  ['last', [3, 2, 1]],
])('takes the last items from the site with the longest texts, also where it answers %s', (_when, order) => {
  const of = new Map([
    [1, [text(20), text(20), text(20)]],
    [2, [text(10)]],
    [3, [text(5), text(5)]],
  ]);
  const items = new FittingItems<string>(65);
  for (const id of order) items.add(id, of.get(id) ?? []);
  expect([1, 2, 3].map(id => lengths(items.of(id)))).toEqual([[20, 20], [10], [5, 5]]);
  expect([1, 2, 3].map(id => items.isCut(id))).toEqual([true, false, false]);
});
