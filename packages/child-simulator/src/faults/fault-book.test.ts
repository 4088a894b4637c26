import { describe, expect, it } from 'vitest';
import { FaultBook } from './fault-book.ts';
import { parseFaults } from './names.ts';

describe('fault shares', () => {
  it('affect exactly their share of sites, one fault each, and the same sites for the same seed', () => {
    const plan = parseFaults('hang:5,http500:2.5');
    const book = new FaultBook(1, 1000, plan);
    expect(book.counts()).toEqual({ hang: 50, http500: 25 });
    const where = (seed: number) => {
      const other = new FaultBook(seed, 1000, plan);
      return Array.from({ length: 1000 }, (_none, i) => other.of(i + 1).join());
    };
    expect(where(1)).toEqual(where(1));
    expect(where(1)).not.toEqual(where(2));
  });

  it('are overridden by faults set for a single site', () => {
    const book = new FaultBook(1, 10, { hang: 100 });
    book.setSite(3, []);
    book.setSite(4, [{ name: 'noise' }, { name: 'slow' }]);
    expect(book.of(3)).toEqual([]);
    expect(book.strike(4, 'stats')).toEqual(new Set(['noise', 'slow']));
    book.setShares({});
    expect(book.of(1)).toEqual([]);
    expect(book.of(4)).toEqual(['noise', 'slow']);
  });

  it.each([
    ['hnag:5', /unknown fault "hnag"; known are/],
    ['hang', /needs a share in percent, for example hang:5/],
    ['hang:-1', /needs a share/],
    ['hang:60,reset:50', /add up to 110 percent/],
  ])('refuse %s with a message that suggests valid input', (text, message) => {
    expect(() => parseFaults(text)).toThrow(message);
  });
});
