import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeUserPassword, encodeUserPasswordLiteralQuotes, passwordHasQuotes } from '../requests/passwords.ts';
import { markupText, pageHasText, plainText } from './text.ts';

describe('pageHasText', () => {
  it.each([
    ['<h1>Tea &amp; Cake</h1>', 'tea & cake', true],
    ['<h1>Tea &amp; Cake</h1>', 'Tea &amp; Cake', true],
    ['Bob&#8217;s&nbsp;Shop', 'Bob’s Shop', true],
    ['Bäckerei', 'BÄCKEREI', true],
    ['Tea and Cake', 'Tea & Cake', false],
    ['&amp;lt;b&amp;gt;', '<b>', false],
    ['', 'x', false],
  ])('of %j and %j: %j', (html, text, has) => {
    expect(pageHasText(html, text)).toBe(has);
  });
});

describe('plainText', () => {
  it.each([
    ['Plain name 2.0', 'Plain name 2.0'],
    ['<b>Bold</b> &amp; <i>italic</i>', 'Bold & italic'],
    ['&#8220;Caf&eacute;&#x201D;', '“Caf&eacute;”'],
    ['a\r\n\t b\u0000c\u202ed', 'a b c d'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
    ['cut <img src=x onerror=', 'cut'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['&#0;&#xD800;&#9999999;', ''],
    [42, '42'],
    [null, ''],
    [['x'], ''],
    [false, ''],
  ])('turns %j into readable text', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('cuts text at the limit without splitting a character', () => {
    expect(plainText('abc', 2)).toBe('ab');
    expect(plainText('a😀', 2)).toBe('a');
  });

  it('returns short text without tags or control characters for any input', () => {
    const hostile = fc.array(
      fc.oneof(fc.constantFrom('<', '>', '&lt;', '&#60;', 'b', '/', '&amp;', '\u0007'), fc.string()),
    );
    fc.assert(
      fc.property(hostile, parts => {
        const text = plainText(parts.join(''), 50);
        expect(text.length).toBeLessThanOrEqual(50);
        expect(text).not.toMatch(/\p{Cc}|<[a-z/!?]/iu);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  // Looking for the end of each of them would take far longer than a test may.
  it('reads megabytes of open tags in one pass', () => {
    expect(plainText('<a'.repeat(2_000_000))).toBe('');
  });
});

describe('the password of register', () => {
  it('is percent-encoded once more than the form does', () => {
    expect(encodeUserPassword('a%20b\'"+é ~-_.!*()')).toBe('a%2520b%27%22%2B%C3%A9%20~-_.%21%2A%28%29');
  });

  it('can keep its quotes literal', () => {
    expect(encodeUserPasswordLiteralQuotes('\'"%27')).toBe('\'"%2527');
    expect(passwordHasQuotes('ab"c')).toBe(true);
    expect(passwordHasQuotes('abc')).toBe(false);
  });

  it('decodes to itself in both encodings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), password => {
        expect(decodeURIComponent(encodeUserPassword(password))).toBe(password);
        expect(decodeURIComponent(encodeUserPasswordLiteralQuotes(password))).toBe(password);
      }),
    );
  });
});

describe('markupText', () => {
  it.each([
    ['<p>kept</p>\n\t&amp;', 10_000, { text: '<p>kept</p>\n\t&amp;', cut: false }],
    ['a\r\nb\u0000c\u001bd\u0085e', 10_000, { text: 'a\nbcde', cut: false }],
    ['half a pair: \ud83d', 10_000, { text: 'half a pair: \ufffd', cut: false }],
    ['abcdef', 3, { text: 'abc', cut: true }],
    [['no', 'text'], 3, { text: '', cut: false }],
  ])('keeps markup and nothing that controls: %j', (value, max, wanted) => {
    expect(markupText(value, max)).toEqual(wanted);
  });
});
