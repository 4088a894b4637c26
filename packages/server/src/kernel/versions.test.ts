import { expect, it } from 'vitest';
import { compareVersions, reaches } from './versions.ts';

it.each([
  ['1.10', '1.9'],
  ['2.0', '2.0-beta2'],
  ['2.0-beta2', '2.0-beta1'],
  ['2.0-RC1', '2.0-beta9'],
  ['6.4.1', '6.4'],
  ['1.0.0', '1.0'],
  ['1.0pl1', '1.0'],
  ['3', '2.99.99'],
])('%s is newer than %s', (newer, older) => {
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
  expect(compareVersions(older, newer)).toBeLessThan(0);
});

it.each([
  ['1.2', '1.2', true],
  ['1.3', '1.2', true],
  ['1.1', '1.2', false],
  ['', '1.2', false],
  ['trunk', 'trunk', true],
])('a site with %o has reached %o: %o', (installed, wanted, expected) => {
  expect(reaches(installed, wanted)).toBe(expected);
});
