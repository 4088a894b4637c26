import { expect, it } from 'vitest';
import { trimSign, trimSignEnd } from './trim-sign.ts';

it.each([
  ['a//', 'a', 'a'],
  ['//a/b/', '//a/b', 'a/b'],
  ['a', 'a', 'a'],
  ['///', '', ''],
  ['', '', ''],
])('%j without slashes at the end is %j, at both ends %j', (text, end, both) => {
  expect([trimSignEnd(text, '/'), trimSign(text, '/')]).toEqual([end, both]);
});
