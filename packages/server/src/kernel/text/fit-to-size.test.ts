import { expect, it } from 'vitest';
import { fitToSize } from './fit-to-size.ts';

it('keeps a small value as it is, but for hidden characters and line breaks', () => {
  const { value, cut } = fitToSize({ name: 'a\u202eb\u0007\nc\u{e0041}', count: 1, none: null, on: true }, 1000);
  expect(value).toEqual({ name: 'ab c', count: 1, none: null, on: true });
  expect(cut).toEqual([]);
});

it('cuts lists and texts until the value is small enough, and says where', () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id, text: 'x'.repeat(3000) }));
  const { value, cut } = fitToSize({ items, total: 500 }, 10_000);
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(10_000);
  const [first] = cut;
  expect(first).toMatchObject({ path: 'items', total: 500, shown: (value as { items: unknown[] }).items.length });
  expect(value).toMatchObject({ total: 500 });
});

it('ends at a depth that no answer of ours has, and cuts no character in half', () => {
  let deep: unknown = 'end';
  for (let n = 0; n < 100; n += 1) deep = [deep];
  expect(JSON.stringify(fitToSize(deep, 1000).value)).toBe(`${'['.repeat(12)}null${']'.repeat(12)}`);
  const { value } = fitToSize(['🔑'.repeat(5000)], 100_000);
  expect((value as string[])[0]?.isWellFormed()).toBe(true);
});
