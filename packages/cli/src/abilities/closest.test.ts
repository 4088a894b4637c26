import { expect, it } from 'vitest';
import { closestName } from './closest.ts';

const NAMES = ['list-sites-v1', 'get-site-v1', 'add-tag-v1'];

it.each([
  ['list-site-v1', 'list-sites-v1'],
  ['gte-site-v1', 'get-site-v1'],
  ['nothing-like-that-at-all', undefined],
])('finds for %s the most similar name: %s', (given, name) => {
  expect(closestName(given, NAMES)).toBe(name);
});

// Seen to time out where each name is compared with the whole text.
it('finds nothing for a text that is far longer than every name', () => {
  const names = Array.from({ length: 300 }, (_, n) => `name-of-an-ability-${n}-v1`);
  expect(closestName('x'.repeat(1_000_000), names)).toBe(undefined);
});
