import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageWindow } from './page-window.ts';

it('finds the same page as merging all lists would, in whichever order the lists arrive', () => {
  const lists = fc.array(fc.array(fc.integer(), { maxLength: 12 }), { maxLength: 30 });
  fc.assert(
    fc.property(lists, fc.nat(40), fc.integer({ min: 1, max: 10 }), fc.integer(), (given, offset, limit, seed) => {
      const window = new PageWindow<number>({ offset, limit });
      const order = given.map((_, index) => index).sort((a, b) => Math.sin(a + seed) - Math.sin(b + seed));
      for (const index of order) window.add(index, given[index] ?? []);
      const all = given.flat();
      expect({ items: window.items(), total: window.total }).toEqual({
        items: all.slice(offset, offset + limit),
        total: all.length,
      });
    }),
  );
});

it('needs only the number of entries outside the page', () => {
  const window = new PageWindow<string>({ offset: 3, limit: 2 });
  window.count(2, 5);
  window.add(1, ['c', 'd', 'e']);
  window.count(0, 2);
  expect({ items: window.items(), total: window.total }).toEqual({ items: ['d', 'e'], total: 10 });
});
