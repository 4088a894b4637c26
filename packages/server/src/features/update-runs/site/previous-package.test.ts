import { expect, it } from 'vitest';
import { packageFacts } from '../../../kernel/text/package-address.ts';
import type { RunItem } from '../run-item.ts';
import { previousPackage } from './previous-package.ts';

const HOSTS = 'downloads.wordpress.org, mirror.example:8443';
const of = (address: string | null, from = '1.2', to = '1.3') => {
  const { host, named } = packageFacts(address ?? undefined, to);
  const facts = { package: address, package_host: host, package_named: Number(named) };
  return previousPackage({ type: 'plugin', from_version: from, to_version: to, ...facts } as RunItem, HOSTS);
};

it('is the address of the new package with the old version', () => {
  expect(of('https://downloads.wordpress.org/plugin/tide.1.3.zip')).toBe(
    'https://downloads.wordpress.org/plugin/tide.1.2.zip',
  );
  expect(of('https://mirror.example:8443/theme/sails.1.3.zip?x=1')).toBe(
    'https://mirror.example:8443/theme/sails.1.2.zip',
  );
});

it.each([
  ['no address', null],
  ['a shop', 'https://vendor.example/plugin/tide.1.3.zip'],
  ['a host that only looks like it', 'https://downloads.wordpress.org.evil.example/plugin/tide.1.3.zip'],
  ['another port', 'https://downloads.wordpress.org:8443/plugin/tide.1.3.zip'],
  ['an address without version', 'https://downloads.wordpress.org/plugin/tide.zip'],
  ['another version', 'https://downloads.wordpress.org/plugin/tide.11.3.1.zip'],
])('is not guessed from %s', (_what, address) => {
  expect(of(address)).toBeUndefined();
});

it('is not built from a version that would change the path', () => {
  expect(of('https://downloads.wordpress.org/plugin/tide.1.3.zip', '../../x')).toBeUndefined();
  expect(of('https://downloads.wordpress.org/plugin/tide.1.3.zip', '')).toBeUndefined();
});
