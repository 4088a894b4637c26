import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, longestName } from '../../packages/web/src/pages/overview/inbox/shorten-names.ts';

describe('the names in a title', () => {
  it('keep their length if all of it has room', () => {
    expect(longestName(['Bakery', 'Forms'], 30, 70)).toBe(Number.POSITIVE_INFINITY);
  });

  it('share the room that shorter ones leave', () => {
    expect(longestName(['x'.repeat(400)], 30, 70)).toBe(40);
    expect(longestName(['x'.repeat(400), 'Forms'], 30, 70)).toBe(35);
    expect(longestName(['x'.repeat(400), 'y'.repeat(400)], 30, 70)).toBe(20);
  });

  it('fit, and are cut between letters as people see them', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 90 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 2 }), names => {
        const longest = longestName(names, 30, 70);
        const shown = names.map(one => beginningOf(one, longest));
        expect(shown.join('').length).toBeLessThanOrEqual(40);
        for (const [place, text] of shown.entries())
          expect(text.isWellFormed() || !names[place]?.isWellFormed()).toBe(true);
      }),
    );
    expect(beginningOf('Familie 👩‍👩‍👧‍👦 und Co.', 12)).toBe('Familie…');
  });
});
