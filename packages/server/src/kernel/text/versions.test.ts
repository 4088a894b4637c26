import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PHP_VERSION_ORDER } from './php-version-order.fixtures.ts';
import { compareVersions, meetsPhp, meetsWordPress, reaches } from './versions.ts';

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
])('a site with version %o has reached %o: %o', (installed, wanted, expected) => {
  expect(reaches(installed, wanted)).toBe(expected);
});

it.each([
  ['8.2.35', '7.4', true],
  ['7.4.33', '7.4', true],
  ['7.4.33', '8.0', false],
  ['8.1.2-1ubuntu2.14', '8.1.2', true],
  ['8.10.0', '8.9', true],
  ['7.4.33', '', true],
])('PHP %s meets the requirement %o: %o', (php, required, expected) => {
  expect(meetsPhp(php, required)).toBe(expected);
});

it.each([
  ['6.3', '6.3', true],
  ['6.3', '6.3.0', true],
  ['6.3', '6.3.1', false],
  ['7.0-RC2-60123', '7.0', true],
  ['6.9.4', '7.0', false],
  ['6.9.4', '', true],
])('WordPress %s meets the requirement %o: %o', (wordPress, required, expected) => {
  expect(meetsWordPress(wordPress, required)).toBe(expected);
});

it('versions have the order that PHP gives them, each compared with each', () => {
  const signs = ['<', '=', '>'] as const;
  const versions = PHP_VERSION_ORDER.map(([version]) => version);
  for (const [version, compared] of PHP_VERSION_ORDER) {
    const ours = versions.map(other => signs[compareVersions(version, other) + 1]);
    const wanted = [...compared].map((sign, at) => (versions[at] === version ? '=' : sign));
    expect([version, ...ours]).toEqual([version, ...wanted]);
  }
});

it('the order of any two versions is the opposite the other way round', () => {
  const version = fc.stringMatching(/^[0-9a-z](?:[0-9a-dprvR._+ -]{0,10}[0-9a-z])?$/);
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
      expect(compareVersions(a, a)).toBe(0);
    }),
  );
});
