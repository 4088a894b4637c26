import { expect, it } from 'vitest';
import { originOf, portOf } from './origin.ts';
import { readSettings } from './settings.ts';
import { makeWorld } from './testing/index.ts';

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

// Fails with the setting as it is: the link of a portal had two slashes, which no route answers.
it.each([
  [{ SITEKEEPER_BASE_URL: 'https://sites.example.com/' }, 'https://sites.example.com'],
  [{ SITEKEEPER_HOST: '::', SITEKEEPER_PORT: '8080' }, 'http://127.0.0.1:8080'],
])('work of the process itself, such as that of the command line, makes links with it: %o', async (env, origin) => {
  const world = await makeWorld({ env });
  const ctx = world.app.ctx({ kind: 'system', name: 'cli' });
  await world.close();
  expect(ctx.origin).toBe(origin);
});

it.each([
  ['http://0.0.0.0:80', 80],
  ['http://[::1]:8080', 8080],
])('the port of %s is %i', (url, port) => {
  expect(portOf(url)).toBe(port);
});
