import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dataOfProgram, digestOfFiles, readFileDigests, readFileLists } from '../index.ts';

const sum = 'a'.repeat(32);
const answered = (items: unknown) => ({ status: 'SUCCESS', result: JSON.stringify({ items }) });
const codeOf = (only: readonly { type: 'plugin'; slug: string }[]) => String(readFileDigests.fields({ only }).code);

describe('the programs that read files', () => {
  const odd = [`x'); system('id'); //`, '*/ phpinfo(); /*', '?><?php', '$in', '\\', '"\u2028é'];

  it.each(odd)('carry %j as data that cannot become code', slug => {
    const [named, plain] = [codeOf([{ type: 'plugin', slug }]), codeOf([{ type: 'plugin', slug: 'a' }])];
    const withoutData = (code: string) => code.replace(/base64_decode\('[A-Za-z0-9+/=]*'\)/, 'DATA');
    expect(withoutData(named)).toBe(withoutData(plain));
    expect(withoutData(named)).toContain('DATA');
    expect(dataOfProgram(named)?.data).toMatchObject({ only: [['plugin', slug]] });
  });

  it('ask the connector to frame fatal errors, and name what they are', () => {
    expect(readFileDigests.fields({})).toMatchObject({ action: 'run_snippet', mwp_action: 'code_snippet' });
    const known = [readFileDigests.fields({}), readFileLists.fields({ items: [] })].map(({ code }) =>
      dataOfProgram(String(code)),
    );
    expect(known.map(program => program?.marker)).toEqual(['sitekeeper file-digests 1', 'sitekeeper file-lists 1']);
    expect(known[0]?.data).toMatchObject({ only: null, seconds: 20 });
    expect(dataOfProgram('echo 1;')).toBeUndefined();
  });
});

describe('digests of a site', () => {
  const read = (items: unknown) => readFileDigests.parse(answered(items));

  it('are read with version, locale of the core, and why some were not read', () => {
    const found = read([
      ['core', 'wordpress', '7.1.1 de_DE', sum, 3336],
      ['plugin', 'a/a.php', '1.0', sum, 3],
      ['theme', 'big', '2', '', 'too_large'],
    ]);
    expect(found).toEqual([
      { type: 'core', slug: 'wordpress', version: '7.1.1', locale: 'de_DE', digest: sum, files: 3336 },
      { type: 'plugin', slug: 'a/a.php', version: '1.0', locale: '', digest: sum, files: 3 },
      { type: 'theme', slug: 'big', version: '2', locale: '', unread: 'too_large' },
    ]);
  });

  it('of a hostile site are dropped where they are not what the program answers', () => {
    const found = read([
      7,
      null,
      ['plugin', '', '1', sum, 1],
      ['plugin', 'x'.repeat(400), '1', sum, 1],
      ['core', 'else', '1', sum, 1],
      ['widget', 'a', '1', sum, 1],
      ['plugin', 'a.php', { a: 1 }, sum.toUpperCase(), 1],
      ['plugin', 'a.php', '9', sum, 1],
      ['plugin', 'b.php', '1', sum, 1e9],
      ['plugin', 'c.php', '1', '', '<b>odd</b>'],
    ]);
    expect(found).toEqual([
      { type: 'plugin', slug: 'a.php', version: '', locale: '', unread: 'unreadable' },
      { type: 'plugin', slug: 'b.php', version: '1', locale: '', unread: 'unreadable' },
      { type: 'plugin', slug: 'c.php', version: '1', locale: '', unread: 'unreadable' },
    ]);
  });

  it.each([
    ['a snippet that failed', { status: 'FAIL', result: 'x' }, 'refused'],
    ['no text', { status: 'SUCCESS', result: [] }, 'refused'],
    ['no JSON', { status: 'SUCCESS', result: '<br>' }, 'site_error'],
    ['a failed program', { status: 'SUCCESS', result: '{"failed":"Error in line 3"}' }, 'site_error'],
    ['no list', { status: 'SUCCESS', result: '{}' }, 'site_error'],
    ['too many values', answered(Array.from({ length: 50_000 }, () => 1)), 'too_large'],
    ['too deep a value', { status: 'SUCCESS', result: `${'['.repeat(100)}${']'.repeat(100)}` }, 'too_large'],
  ])('are refused with %s', (_what, reply, kind) => {
    expect(() => readFileDigests.parse(reply)).toThrow(expect.objectContaining({ kind }));
  });
});

describe('lists of files', () => {
  const pairs = [
    ['a.php', sum],
    ['ä/b.php', 'b'.repeat(32)],
  ];
  const packed = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');
  const read = (form: string, data: unknown) =>
    readFileLists.parse(answered([['plugin', 'a/a.php', '1.0', form, data]]));

  it('are unpacked, and have the digest that the site reports', () => {
    const [list] = read('zlib', packed(pairs));
    expect(list?.files).toEqual(new Map(pairs as [string, string][]));
    const plain = Buffer.from(JSON.stringify(pairs)).toString('base64');
    expect(read('json', plain)[0]?.files.size).toBe(2);
    const backwards = new Map([...(list?.files ?? [])].reverse());
    expect(digestOfFiles(backwards)).toBe(digestOfFiles(list?.files ?? new Map()));
  });

  it.each([
    ['another form', 'gzip', packed(pairs)],
    ['no zlib', 'zlib', 'AAAA'],
    ['a bomb', 'zlib', deflateSync(Buffer.alloc(50_000_000, 0x20)).toString('base64')],
    ['no pairs', 'zlib', packed([['a.php']])],
    ['an odd digest', 'zlib', packed([['a.php', 'x']])],
    ['a path too long', 'zlib', packed([['a'.repeat(2_000), sum]])],
    ['a map', 'zlib', packed({ 'a.php': sum })],
    ['too many files', 'zlib', packed(Array.from({ length: 30_000 }, () => ['a', 'b']))],
  ])('are left out with %s', (_what, form, data) => {
    expect(read(form, data)).toEqual([]);
  });

  it('are asked for a few items only', () => {
    const items = Array.from({ length: 6 }, (_, at) => ({ type: 'plugin' as const, slug: `p${at}` }));
    expect(() => readFileLists.fields({ items })).toThrow(RangeError);
  });
});
