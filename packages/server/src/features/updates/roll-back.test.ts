import { expect, it } from 'vitest';
import { type RollBackFacts, rollBackOf } from './roll-back.ts';

const HOSTS = 'downloads.wordpress.org, mirror.example:8443';
const facts: RollBackFacts = {
  type: 'plugin',
  from_version: '1.2',
  to_version: '1.3',
  package_host: 'downloads.wordpress.org',
  package_named: 1,
};
const of = (more: Partial<RollBackFacts>) => rollBackOf({ ...facts, ...more }, HOSTS);

it('plugins and themes can be rolled back if their directory keeps all versions', () => {
  expect(of({})).toBe('possible');
  expect(of({ type: 'theme', package_host: 'mirror.example:8443' })).toBe('possible');
});

it.each<[string, string, Partial<RollBackFacts>]>([
  ['WordPress itself', 'wordpress', { type: 'core' }],
  ['a translation', 'translation', { type: 'translation' }],
  ['a premium plugin, of which the site names no package', 'no_package', { package_host: '' }],
  ['a package of another host', 'other_host', { package_host: 'vendor.example' }],
  ['a package of another port', 'other_host', { package_host: 'downloads.wordpress.org:8443' }],
  ['a package that is not named by its version', 'other_host', { package_named: 0 }],
  ['what has no version', 'no_version', { from_version: '' }],
  ['a version that would lead elsewhere', 'no_version', { from_version: '../../x' }],
  ['the same version once more', 'no_version', { from_version: '1.3' }],
  ['what was stored before its package was known', 'not_known', { package_host: null }],
])('%s cannot', (_what, expected, more) => {
  expect(of(more)).toBe(expected);
});
