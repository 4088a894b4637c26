import { readSettings } from '@sitekeeper/server';
import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ SITEKEEPER_HOST: '0.0.0.0' }, 'http://127.0.0.1:8080'],
  [{ SITEKEEPER_HOST: '::1', SITEKEEPER_PORT: '81' }, 'http://[::1]:81'],
  [{ SITEKEEPER_HOST: 'keeper.lan' }, 'http://keeper.lan:8080'],
  [{ SITEKEEPER_BASE_URL: 'https://sites.example.com/' }, 'https://sites.example.com'],
])('with %o, people are sent to %s', (env, origin) => {
  expect(originOf(readSettings(env))).toBe(origin);
});

it('prefers the port chosen at the start', () => {
  expect(originOf(readSettings({ SITEKEEPER_PORT: '0' }), 40_123)).toBe('http://127.0.0.1:40123');
});
