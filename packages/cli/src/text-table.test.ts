import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, displayWidth } from './display-width.ts';
import { textTable } from './text-table.ts';

describe('a table', () => {
  it('takes from its widest columns first, so that short ones stay whole', () => {
    const rows = [[1, 'short', 'a very long name of a site', 'https://an-even-longer-address.example/folder']];
    expect(textTable(['id', 'kind', 'name', 'url'], rows, 40)).toBe(
      [
        'id  kind   name           url',
        '--  -----  -------------  --------------',
        ' 1  short  a very long …  https://an-ev…',
      ].join('\n'),
    );
    expect(textTable(['id', 'kind', 'name', 'url'], rows)).toContain('https://an-even-longer-address.example/folder');
  });

  it('leaves a column whole that is of no use if it is cut', () => {
    const rows = [['9e107d9d372bb682', 'a very long name of a site', 'https://address.example/folder']];
    const [, , line] = textTable(['fingerprint', 'name', 'url'], rows, 40, [0]).split('\n');
    expect(line).toBe('9e107d9d372bb682  a very lo…  https://a…');
  });

  it('is never wider than the screen, whatever is in it', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer());
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain(columns =>
        fc.tuple(
          fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: columns, maxLength: columns }),
          fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 5 }),
        ),
      );
    fc.assert(
      fc.property(table, fc.integer({ min: 10, max: 120 }), ([head, rows], width) => {
        for (const line of textTable(head, rows, width).split('\n')) {
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  it('counts characters of East Asia twice and marks not at all', () => {
    expect(displayWidth('日本')).toBe(4);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(cutToWidth('日本語サイト', 7)).toBe('日本語…');
  });
});
