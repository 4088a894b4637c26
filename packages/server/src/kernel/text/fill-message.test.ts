import { expect, it } from 'vitest';
import { fillMessage } from './fill-message.ts';

const SITES = '{count, plural, one {# site is} other {# sites are}} down';

it.each([
  ['a value', 'Hello {name}!', { name: 'Anna {b}' }, 'Hello Anna {b}!'],
  ['one', SITES, { count: 1 }, '1 site is down'],
  ['many', SITES, { count: 1200 }, '1,200 sites are down'],
  ['a number', '{count, number} #', { count: 1200 }, '1,200 #'],
  ['a word', '{how, select, done {Done.} other {Not {how}.}}', { how: 'done' }, 'Done.'],
  ['another word', '{how, select, done {Done.} other {Not {how}.}}', { how: 'begun' }, 'Not begun.'],
  ['nothing', '{name}{how, select, none {} other { and {how}}}', { name: 'Anna', how: 'none' }, 'Anna'],
  ['a plural in a form', '{n, select, none {} other { – {n, plural, one {#} other {# all}}}}', { n: 2 }, ' – 2 all'],
  ['a value that lacks', 'Hello {name}', {}, 'Hello '],
])('fillMessage puts %s into a text', (_what, text, values, filled) => {
  expect(fillMessage(text, values, 'en')).toBe(filled);
});

it('fillMessage writes numbers as the language does', () => {
  expect(fillMessage('{count, plural, one {# Website} other {# Websites}}', { count: 1200 }, 'de')).toBe(
    '1.200 Websites',
  );
});
