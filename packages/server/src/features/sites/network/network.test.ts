import { describe, expect, it } from 'vitest';
import { domainsAbove, hostOf, readForbiddenName, readSignup } from './network.ts';

const at = (location?: string, httpStatus = location === undefined ? 200 : 302) => ({ httpStatus, location });

describe('the answer to wp-signup.php', () => {
  it.each([
    ['the sign-in page: no network', 'https://a.example/wp-login.php?action=register', { key: '' }],
    ['the same without a host', '/wp-login.php?action=register', { key: '' }],
    ['the page of another host: its network', 'https://www.Main.example/wp-signup.php', { key: 'main.example' }],
    ['the page of a folder: its network', 'https://main.example/all/wp-signup.php', { key: 'main.example/all' }],
    ['a page of a plugin', 'https://a.example/register/', 'unknown'],
    ['its own page again', 'https://a.example/wp-signup.php', 'unknown'],
    ['another scheme', 'ftp://a.example/wp-signup.php', 'unknown'],
    ['an invalid address', 'https://', 'unknown'],
    [
      'the same page on another host, as after a redirect by the web server',
      'https://b.example/wp-signup.php?sitekeeper-network=1',
      { follow: 'https://b.example/' },
    ],
  ])('is understood as %s', (_what, location, verdict) => {
    expect(readSignup('https://a.example/', at(location))).toEqual(verdict);
  });

  it('that redirects to a path means the network at the root of its host', () => {
    expect(readSignup('https://a.example/shop/', at('/wp-signup.php'))).toEqual({ key: 'a.example' });
  });

  it('without a redirect may come from a main site, unless it is an error', () => {
    for (const status of [200, 404]) {
      expect(readSignup('https://a.example/', at(undefined, status))).toBe('perhaps_main_site');
    }
    for (const status of [0, 403, 500]) {
      expect(readSignup('https://a.example/', at(undefined, status))).toBe('unknown');
    }
  });
});

describe('the redirect for a forbidden site name', () => {
  it.each([
    ['https://www.a.example', { key: 'a.example' }],
    ['https://a.example/wp-login.php?action=register', undefined],
    ['https://main.example/', undefined],
    [undefined, undefined],
  ])('to %s gives %j', (location, verdict) => {
    expect(readForbiddenName('https://a.example/', at(location))).toEqual(verdict);
  });
});

it('hostOf returns the part before the first folder, with the port', () => {
  expect(['a.example', 'a.example:81/x/y', ''].map(hostOf)).toEqual(['a.example', 'a.example:81', '']);
});

it('domainsAbove lists the parent domains, except for the last label', () => {
  expect(domainsAbove('a.b.main.example:81')).toEqual(['b.main.example:81', 'main.example:81']);
  expect(domainsAbove('main.example')).toEqual([]);
  expect(domainsAbove('localhost')).toEqual([]);
});
