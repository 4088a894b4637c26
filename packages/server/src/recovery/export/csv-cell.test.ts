import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';

describe('a cell of an export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '=cmd|" /C calc"!A0'])(
    'is not interpreted as a formula by a spreadsheet: %j',
    text => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps numbers, lists and objects readable', () => {
    expect(csvLine([-5, true, null, ['a', 'b; c'], { x: 1 }, 'two\r\nlines', '12.50'])).toBe(
      '-5,true,,a; b; c,"{""x"":1}","two\r\nlines",12.50\r\n',
    );
  });

  it('can be read back unchanged, except for the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), texts => {
        const [row = []] = parse(csvLine(texts), { relax_column_count: true }) as string[][];
        const bare = row.map((cell, at) => (cell === `'${texts[at]}` ? cell.slice(1) : cell));
        expect(bare).toEqual(texts);
      }),
    );
  });
});
