import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

describe('the widths of columns', () => {
  it('give each column its lines where there is room', () => {
    expect(
      columnWidths(
        [
          { whole: 30, word: 20 },
          { whole: 10, word: 10 },
        ],
        80,
      ),
    ).toEqual([60, 20]);
  });

  it('give each column its words, and what is left to those whose lines are cut', () => {
    const needs = [
      { whole: 100, word: 20 },
      { whole: 20, word: 20 },
      { whole: 60, word: 20 },
    ];
    expect(columnWidths(needs, 120)).toEqual([60, 20, 40]);
  });

  it('shrink all columns where not even the words fit', () => {
    expect(
      columnWidths(
        [
          { whole: 300, word: 300 },
          { whole: 100, word: 100 },
        ],
        200,
      ),
    ).toEqual([150, 50]);
  });

  it('always fill the page, and no column is without room', () => {
    const need = fc.tuple(fc.double({ min: 1, max: 500, noNaN: true }), fc.double({ min: 0, max: 900, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(need, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 50, max: 600, noNaN: true }),
        (given, width) => {
          const widths = columnWidths(
            given.map(([word, more]) => ({ word, whole: word + more })),
            width,
          );
          expect(widths.reduce((all, one) => all + one, 0)).toBeCloseTo(width, 6);
          for (const one of widths) expect(one).toBeGreaterThan(0);
        },
      ),
    );
  });
});
