import { describe, expect, it } from 'vitest';
import { readPhpValue } from './php-values.ts';

describe('a value that PHP serialised', () => {
  it('is read with all its types', () => {
    const text = 'a:5:{s:4:"name";s:5:"Caf\u00e9";i:7;b:1;s:4:"rate";d:0.5;s:4:"none";N;s:4:"list";a:1:{i:0;i:-3;}}';
    expect(readPhpValue(text)).toEqual(
      new Map<unknown, unknown>([
        ['name', 'Café'],
        [7, true],
        ['rate', 0.5],
        ['none', null],
        ['list', new Map([[0, -3]])],
      ]),
    );
  });

  it('may hold quotes and braces in its texts', () => {
    expect(readPhpValue('s:6:"a";}"b";')).toBe('a";}"b');
  });

  it.each([
    ['an object', 'O:8:"stdClass":0:{}'],
    ['a length that is too great', 's:99:"a";'],
    ['a length below zero', 's:-1:"a";'],
    ['more entries than there are', 'a:2:{i:0;i:1;}'],
    ['something behind it', 'i:1;i:2;'],
    ['no number', 'i:x;'],
    ['an endless count', 'a:99999999999:{'],
    ['deep nesting', `${'a:1:{i:0;'.repeat(10_000)}N;${'}'.repeat(10_000)}`],
    ['nothing', ''],
  ])('is refused with %s', (_what, text) => {
    expect(readPhpValue(text)).toBeUndefined();
  });

  it('gives no object a new nature', () => {
    const value = readPhpValue('a:1:{s:9:"__proto__";a:1:{s:1:"x";i:1;}}');
    expect(value).toBeInstanceOf(Map);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
