import { describe, expect, it } from 'vitest';
import { domainsAbove, hostOf, readForbiddenName, readSignup } from './network.ts';

const at = (location?: string, httpStatus = location === undefined ? 200 : 302) => ({ httpStatus, location });

describe('the answer to wp-signup.php', () => {
  it.each([
    ['the log-in page: no network', 'https://a.example/wp-login.php?action=register', { key: '' }],
    ['the same without a host', '/wp-login.php?action=register', { key: '' }],
    ['the page of another host: its network', 'https://www.Main.example/wp-signup.php', { key: 'main.example' }],
    ['the page of a folder: its network', 'https://main.example/all/wp-signup.php', { key: 'main.example/all' }],
    ['a page of a plugin', 'https://a.example/register/', 'unknown'],
    ['its own page again', 'https://a.example/wp-signup.php', 'unknown'],
    ['another scheme', 'ftp://a.example/wp-signup.php', 'unknown'],
    ['nothing that is an address', 'https://', 'unknown'],
    [
      'the same page elsewhere, as a web server does',
      'https://b.example/wp-signup.php?sitekeeper-network=1',
      { follow: 'https://b.example/' },
    ],
  ])('leads to %s', (_what, location, verdict) => {
    expect(readSignup('https://a.example/', at(location))).toEqual(verdict);
  });

  it('leads from a folder to the main site of its host', () => {
    expect(readSignup('https://a.example/shop/', at('/wp-signup.php'))).toEqual({ key: 'a.example' });
  });

  it('is a page: of a main site, or of anything else', () => {
    for (const status of [200, 404]) {
      expect(readSignup('https://a.example/', at(undefined, status))).toBe('perhaps_main_site');
    }
    for (const status of [0, 403, 500]) {
      expect(readSignup('https://a.example/', at(undefined, status))).toBe('unknown');
    }
  });
});

describe('the answer to a forbidden name', () => {
  it.each([
    ['https://www.a.example', { key: 'a.example' }],
    ['https://a.example/wp-login.php?action=register', 'unknown'],
    ['https://main.example/', 'unknown'],
    [undefined, 'unknown'],
  ])('%s', (location, verdict) => {
    expect(readForbiddenName('https://a.example/', at(location))).toEqual(verdict);
  });
});

it('a host is what comes before the first folder, with its port', () => {
  expect(['a.example', 'a.example:81/x/y', ''].map(hostOf)).toEqual(['a.example', 'a.example:81', '']);
});

it('the domains above a host end before the last label', () => {
  expect(domainsAbove('a.b.main.example:81')).toEqual(['b.main.example:81', 'main.example:81']);
  expect(domainsAbove('main.example')).toEqual([]);
  expect(domainsAbove('localhost')).toEqual([]);
});
