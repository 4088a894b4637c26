import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../failures/connector-error.ts';
import { encodeForm, type FormValue, parseForm } from './form.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('encodeForm', () => {
  it('nests with brackets, writes booleans as 1 and 0 and omits null, as PHP does', () => {
    const form = encodeForm({ a: { b: true, c: null, d: false, e: ['x y', "~é'()!"] }, f: 1.5, g: undefined });
    expect(form).toBe('a%5Bb%5D=1&a%5Bd%5D=0&a%5Be%5D%5B0%5D=x+y&a%5Be%5D%5B1%5D=%7E%C3%A9%27%28%29%21&f=1.5');
  });

  it('keeps an empty text, because it differs from an absent field', () => {
    expect(encodeForm({ uniqueId: '' })).toBe('uniqueId=');
  });

  it('accepts half a surrogate pair', () => {
    expect(encodeForm({ a: '\ud800' })).toBe('a=%EF%BF%BD');
  });

  it.each([
    ['brackets in a name', { 'a]': '1' }],
    ['an empty name inside', { a: { '': '1' } }],
    ['a number that is none', { a: Number.NaN }],
  ])('refuses %s', (_what, fields) => {
    expect(() => encodeForm(fields)).toThrow(ConnectorError);
  });

  it('refuses a value that contains itself', () => {
    const loop: { [key: string]: FormValue } = {};
    loop.again = loop;
    expect(() => encodeForm({ loop })).toThrow(ConnectorError);
  });
});

describe('parseForm', () => {
  // Each right side is what PHP 8.2 makes of the left one.
  it.each([
    ['a[b]=1&a[c][]=x&a[c][]=y', { a: { b: '1', c: ['x', 'y'] } }],
    ['a.b c=1&d[x.y]=2', { a_b_c: '1', d: { 'x.y': '2' } }],
    ['a[b=1', { a_b: '1' }],
    ['a[b][c=1', { a: { b: '1' } }],
    ['[a]=1', {}],
    ['a[]=1&a[5]=2&a[]=3', { a: { 0: '1', 5: '2', 6: '3' } }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[b]=1&a=2', { a: '2' }],
    ['a[b]junk=1', { a: { b: '1' } }],
    ['a[ ]=1', { a: ['1'] }],
    [' a=1', { a: '1' }],
    ['a%5Bb%5D=%C3%A9+x', { a: { b: 'é x' } }],
    ['a=100%+%C3%A9', { a: '100% é' }],
    ['a', { a: '' }],
    ['%=1&&=x', { '%': '1' }],
    ['a[b[c]=1', { a: { 'b[c': '1' } }],
    ['a[][b]=1&a[][c]=2', { a: [{ b: '1' }, { c: '2' }] }],
    ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ])('reads %s as PHP does', (body, tree) => {
    expect(plain(parseForm(body))).toEqual(tree);
  });

  it('treats __proto__ like any other name', () => {
    const tree = parseForm('__proto__[x]=1&a[__proto__][y]=2&constructor=3');
    expect(Object.getPrototypeOf(tree)).toBeNull();
    expect(Object.keys(tree)).toEqual(['__proto__', 'a', 'constructor']);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('accepts 5,000 fields and refuses one more', () => {
    expect(Object.keys(parseForm(Array.from({ length: 5_000 }, (_, n) => `f${n}=1`).join('&')))).toHaveLength(5_000);
    expect(() => parseForm('a=1&'.repeat(5_001))).toThrow(ConnectorError);
  });

  it('accepts 16 levels and refuses more', () => {
    expect(() => parseForm(`a${'[x]'.repeat(15)}=1`)).not.toThrow();
    expect(() => parseForm(`a${'[x]'.repeat(16)}=1`)).toThrow(ConnectorError);
  });

  it('returns what was encoded', () => {
    const key = fc.stringMatching(/^[a-z_]{1,8}$/);
    const text = fc.string({ unit: 'grapheme' });
    const { tree } = fc.letrec<{ tree: FormValue }>(tie => ({
      tree: fc.oneof(
        { depthSize: 'small', maxDepth: 5 },
        text,
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, tree, { noNullPrototype: true }), fields => {
        expect(plain(parseForm(encodeForm(fields)))).toEqual(plain(fields));
      }),
    );
  });

  it('throws nothing but the typed error', () => {
    const bodies = fc.oneof(fc.string(), fc.stringMatching(/^[a[\]&=%+0-9 .]{0,60}$/));
    fc.assert(
      fc.property(bodies, body => {
        try {
          parseForm(body);
        } catch (error) {
          expect(error).toBeInstanceOf(ConnectorError);
        }
      }),
    );
  });
});
