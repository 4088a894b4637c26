import { describe, expect, it } from 'vitest';
import { MOST_CSV_SITES, readSiteRows } from './read-site-rows.ts';

async function* chunks(text: string, size = text.length || 1): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const read = async (text: string, size?: number) => {
  const rows: string[] = [];
  for await (const { line, cells } of readSiteRows(chunks(text, size))) rows.push(`${line}: ${cells.join('|')}`);
  return rows;
};

describe('the rows of a file of sites', () => {
  it.each(['\n', '\r\n', '\r'])('are read with line ends %j, in whatever pieces they arrive', async end => {
    const text = `\uFEFF# exported, "not closed${end}a,b${end}${end}  # another${end}"x${end}# y",2${end}ä,"3"`;
    for (const size of [1, 2, 3, 7, undefined]) {
      expect(await read(text, size)).toEqual(['2: a|b', `5: x${end}# y|2`, '7: ä|3']);
    }
  });

  it.each([',', ';', '\t'])(
    'may be separated by %j, and contain the other separators within cells',
    async separator => {
      const others = [',', ';'].filter(one => one !== separator).join('');
      expect(await read(`url${separator}tags${separator}name\nx${separator}a${others}b${separator}c`)).toEqual([
        '1: url|tags|name',
        `2: x|a${others}b|c`,
      ]);
    },
  );

  it('are refused by line, without repeating their contents', async () => {
    await expect(read('url,password\nx,"s3cret"x')).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^The row on line 2 has a quote in the wrong place/),
    });
    await expect(read(`url\n${','.repeat(100)}`)).rejects.toThrow('has more than 64 columns');
    await expect(read(`url\n"${'x'.repeat(30_000)}"`)).rejects.toThrow('line 2');
  });

  it('are limited in number', async () => {
    await expect(read(`url\n${'x\n'.repeat(MOST_CSV_SITES + 1)}`)).rejects.toMatchObject({ code: 'payload_too_large' });
    await expect(read('\n'.repeat(200_002))).rejects.toMatchObject({ code: 'payload_too_large' });
  });
});
