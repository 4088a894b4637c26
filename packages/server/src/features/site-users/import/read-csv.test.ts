import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_CSV_ROW, MOST_CSV_COLUMNS, MOST_IMPORT_ROWS, readCsv } from './read-csv.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const read = (text: string | Uint8Array, hasHeader = false, size = 7) =>
  readCsv(inPieces(Buffer.from(text), size), hasHeader);
const cells = async (text: string | Uint8Array) => (await read(text)).map(row => row.columns);

describe('readCsv', () => {
  it('reads cells however they are quoted, split and terminated, and knows their line numbers', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '=1+1',
        '@SUM(A1)',
        '-2',
        '+cmd|calc',
        '"',
        '""',
        ',',
        ';',
        ' ',
        '\r\n',
        '\n',
        'é',
        '🔑',
        'a"b',
        '',
      ),
      fc.string({ unit: fc.constantFrom('a', 'ß', '"', ',', '\n', '\r\n', ' ', '=', '𝄞'), maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 12 });
    const shape = {
      ends: fc.constantFrom('\n', '\r\n'),
      last: fc.boolean(),
      bom: fc.boolean(),
      size: fc.integer({ min: 1, max: 40 }),
    };
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.record(shape),
        fc.infiniteStream(fc.boolean()),
        async (given, { ends, last, bom, size }, quotes) => {
          const quoted = (text: string) =>
            /[",\r\n]/.test(text) || quotes.next().value ? `"${text.replaceAll('"', '""')}"` : text;
          const lines = given.map(row => row.map(quoted).join(','));
          const text = lines.join(ends) + (last ? ends : '');
          const found = await read(`${bom ? '\uFEFF' : ''}${text}`, false, size);
          expect(found.map(row => row.columns)).toEqual(given);
          let line = 1;
          for (const [index, row] of found.entries()) {
            expect(row.line_number).toBe(line);
            line += `${lines[index]}${ends}`.split(/\r\n|\n|\r/).length - 1;
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('skips the header and empty lines, but counts them', async () => {
    const rows = await read('\r\na,b\r\n \r\n\r\n1,2\r\n\n3,4', true);
    expect(rows).toEqual([
      { line_number: 5, columns: ['1', '2'] },
      { line_number: 7, columns: ['3', '4'] },
    ]);
  });

  it('accepts old and mixed line endings', async () => {
    expect(await cells('a,b\rc,d\ne,f\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('marks invalid UTF-8 and U+0000', async () => {
    expect(await cells(Buffer.from([0x61, 0xff, 0x2c, 0x62, 0x00]))).toEqual([['a\uFFFD', 'b\uFFFD']]);
  });

  it.each([
    ['a,b\n"c,d\ne,f', 2, /unclosed quote/],
    ['a,b\n\n"c"x,d', 3, /wrong place/],
    ['a,"b\nc"\nd,e"f', 3, /wrong place/],
  ])('names the line where a file is not valid CSV: %j', async (text, line_number, says) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'invalid_input',
      data: { line_number },
      message: expect.stringMatching(says),
    });
  });

  it('repeats nothing from the file in its messages', async () => {
    await expect(read('a,b\n"geheim"x')).rejects.not.toThrow(/geheim/);
  });

  it('stops reading when there are too many rows', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Buffer.from('a,b\n'.repeat(1000));
      }
    }
    await expect(readCsv(endless())).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(asked).toBeLessThan((MOST_IMPORT_ROWS / 1000) * 10);
  });

  it('stops reading when there are too many lines, empty ones too', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Buffer.from('\n'.repeat(50_000));
      }
    }
    await expect(readCsv(endless())).rejects.toMatchObject({
      code: 'payload_too_large',
      message: 'The file has more than 1000000 lines.',
    });
    expect(asked).toBeLessThan(40);
  });

  it('passes on why the file could not be read', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a,b\n');
      throw new Error('the caller has gone');
    }
    await expect(readCsv(broken())).rejects.toThrow('the caller has gone');
  });

  // Fails without the check of the columns in `placed`.
  it('takes at most 32 columns and 100,000 characters in a row, and names the line that has more', async () => {
    const wide = (columns: number) => Array.from({ length: columns }, () => 'x').join(',');
    expect((await read(`a,b\n${wide(MOST_CSV_COLUMNS)}`)).at(-1)?.columns).toHaveLength(MOST_CSV_COLUMNS);
    await expect(read(`a,b\n${wide(MOST_CSV_COLUMNS + 1)}`)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/line 2 has more than 32 columns\. Nothing was/),
      data: { line_number: 2 },
    });
    const long = { code: 'invalid_input', message: expect.stringMatching(/line 2 .*more than 100000 characters/i) };
    await expect(read(`a,b\n${','.repeat(5_000_000)}`, false, 65_536)).rejects.toMatchObject(long);
    await expect(read(`a,b\n${'x'.repeat(LONGEST_CSV_ROW + 10)}`, false, 65_536)).rejects.toMatchObject(long);
  });

  // Fails without nextTurn in `decoded`: one turn.
  it('yields to the event loop after every 64 KB', async () => {
    const line = `${'x'.repeat(990)},b\n`;
    let turns = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; turns++) await new Promise(resolve => setImmediate(resolve));
    })();
    await read(line.repeat(4_000), false, 4_000_000);
    done = true;
    await counting;
    expect(turns).toBeGreaterThan(4_000_000 / 65_536);
  });
});
