import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

/** As a spreadsheet reads a file whose cells it takes to be separated by semicolons. */
const partsWithSemicolons = (line: string) => line.split(/[;\t\r\n]/).map(part => part.replace(/^[\s"]*/, ''));

describe('a line of a CSV file', () => {
  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(1)', ' =1', '\tx', '=cmd|" /C calc"!A0'])(
    'has %j as text, not as a formula',
    text => {
      expect(parse(csvLine([1, text, [text, text]]))).toEqual([['1', `'${text}`, expect.stringMatching(/^'/)]]);
    },
  );

  it.each(['\t=1', '\r=1', '\n=1'])('has %j as text wherever a cell begins', text => {
    expect(parse(csvLine([1, text]))).toEqual([['1', `'${text.replace('=', "'=")}`]]);
  });

  // Fails if only the beginning of a text counts: a name that a site chose is run by a spreadsheet in German.
  it.each(['Shop;=1+1;x', 'Shop; -1', 'Shop\n=1+1', 'Shop\r\n\t@SUM(1)', 'Shop\t+1', 'Shop;"=1+1"', '";"";=1+1'])(
    'has none in %j where semicolons separate cells',
    text => {
      for (const line of [csvLine([12, text, 'y']), csvLine([12, ['Tag', text]]), csvLine([text, text])])
        for (const part of partsWithSemicolons(line)) expect(part).not.toMatch(/^[=+\-@]/);
    },
  );

  // Each run of line ends is read once: otherwise a note of nothing else takes seconds.
  it('is made of long runs of line ends as it is of others', () => {
    const text = `${'\n'.repeat(50_000)}=1`;
    expect(csvLine([text])).toBe(`"'${text.replace('=', "'=")}"\r\n`);
  });

  it('keeps numbers, lists, objects, quotes and lines readable', () => {
    expect(csvLine([-5, true, null, undefined, ['a', 'b;c', 3], { x: 1 }, 'two\r\nlines', 'a "b"', '12.50'])).toBe(
      '-5,true,,,"a; b;c; 3","{""x"":1}","two\r\nlines","a ""b""",12.50\r\n',
    );
  });

  it('can be read back unchanged, except for apostrophes', () => {
    const bare = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), texts => {
        const [row = []] = parse(csvLine(texts), { relax_column_count: true }) as string[][];
        expect(row.map(bare)).toEqual(texts.map(bare));
      }),
    );
  });
});
