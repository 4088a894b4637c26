import { expect, it } from 'vitest';
import { directorySlug, fixedIn, isAffected } from './affected.ts';

const range = (text: string) => {
  const [, open, from = '', to = '', close] = /^([[(])(.*),(.*)([\])])$/.exec(text) as RegExpExecArray;
  return { from, fromInclusive: open === '[', to, toInclusive: close === ']' };
};

it.each([
  ['1.0', '[*,1.0]', true],
  ['1.0', '[*,1.0)', false],
  ['1.0', '[1.0,2.0]', true],
  ['1.0', '(1.0,2.0]', false],
  ['1.10', '[*,1.9]', false],
  ['2.0-beta1', '[*,2.0)', true],
  ['2.0-RC1', '[2.0,3.0]', false],
  ['1.0.0', '[*,1.0]', false],
  ['6.4.3', '[6.4,6.4.3)', false],
  ['trunk', '[*,1.0]', true],
  ['', '[*,1.0]', false],
  ['', '[*,*]', true],
  ['99', '[*,*]', true],
  ['5', '[5,*]', true],
])('version %j is in %s: %s', (version, text, expected) => {
  expect(isAffected(version, [range(text)])).toBe(expected);
});

it('the fixed version is the lowest one above that is not affected itself', () => {
  const ranges = [range('[*,4.9.2]'), range('[5.0,5.1.1]')];
  const patchedVersions = ['5.1.2', '4.9.3', '4.8.9'];
  expect(fixedIn('4.8.1', { ranges, patchedVersions })).toBe('4.9.3');
  expect(fixedIn('5.0.1', { ranges, patchedVersions })).toBe('5.1.2');
  expect(fixedIn('5.0.1', { ranges, patchedVersions: ['5.1.1'] })).toBe('');
});

it.each([
  ['plugin', 'Shop/Shop.php', 'shop'],
  ['plugin', 'shop/sub/shop.php', 'shop'],
  ['plugin', 'hello.php', 'hello-dolly'],
  ['plugin', 'single.php', 'single'],
  ['theme', 'Twenty', 'twenty'],
  ['core', 'wordpress', 'wordpress'],
] as const)('the directory knows the %s %s as %s', (type, slug, expected) => {
  expect(directorySlug(type, slug)).toBe(expected);
});
