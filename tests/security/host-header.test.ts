import { request } from 'node:http';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

let world: World;
afterEach(() => world.close());

/** `fetch` does not allow choosing the Host header. */
function ask(path: string, headers: Record<string, string>, body?: object): Promise<{ status: number; text: string }> {
  const { port } = new URL(world.origin);
  const content = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: { ...content, ...headers },
    });
    sent.on('error', reject).on('response', answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.end(body && JSON.stringify(body));
  });
}
const PATHS = [
  '/',
  '/metrics',
  '/docs',
  '/wp-json/svc/v2/tags',
  '/wp-json/svc/v2/openapi.json',
  '/web/session',
  '/nowhere',
];
const named = (host: string, path = '/metrics', more = {}) => ask(path, { host, ...more });

describe('the host name of a request', () => {
  // Fails without the hook in server.ts: /metrics and the pages answer under a rebound name.
  it('must be known on every path except health probes; the error names the settings', async () => {
    world = await makeWorld();
    for (const path of PATHS) {
      const { status, text } = await named('evil.example:8080', path, { authorization: world.admin });
      expect([path, status]).toEqual([path, 421]);
      expect(text).toMatch(/Set SITEKEEPER_BASE_URL .* SITEKEEPER_ALLOWED_HOSTS/);
      expect(text).not.toContain('evil.example');
    }
    for (const path of ['/healthz', '/readyz']) expect((await named('evil.example', path)).status).toBe(200);
    expect((await named('10.1.2.3:8080', '/readyz')).status).toBe(200);
  });

  it.each([
    'localhost',
    'LOCALHOST:8080',
    'localhost.',
    '127.0.0.1:1',
    '127.0.0.2',
    '[::1]:8080',
    '[::ffff:127.0.0.1]',
    'keeper.example',
    'Keeper.Example:443',
    'keeper.example.',
    'second.example',
  ])('%s is accepted, in any spelling', async host => {
    const names = {
      SITEKEEPER_BASE_URL: 'https://keeper.example/',
      SITEKEEPER_ALLOWED_HOSTS: 'other.example, second.example',
    };
    world = await makeWorld({ env: names });
    expect((await named(host)).status).toBe(200);
  });

  it.each([
    'keeper.example.evil.example',
    'evil-keeper.example',
    'localhost.evil.example',
    'evil.localhost',
    '203.0.113.9',
    'keeper.example@evil.example',
    'keeper.example, evil.example',
    'keeper.example:99999999',
    '[::1',

    '[keeper.example]',
  ])('"%s" is rejected if there is a public address', async host => {
    world = await makeWorld({ env: { SITEKEEPER_BASE_URL: 'https://keeper.example/' } });
    expect((await named(host)).status).toBe(421);
  });

  it('may be any IP address while no public address is set: a name can be rebound, an address cannot', async () => {
    world = await makeWorld();
    expect((await named('192.168.1.5:8080', '/')).status).not.toBe(421);
  });

  it('is taken from forwarding headers only of a trusted proxy', async () => {
    world = await makeWorld({ env: { SITEKEEPER_BASE_URL: 'https://keeper.example/' } });
    const forwarded = { 'x-forwarded-host': 'keeper.example' };
    expect((await named('evil.example', '/docs', forwarded)).status).toBe(421);
    await world.close();
    world = await makeWorld({
      env: { SITEKEEPER_BASE_URL: 'https://keeper.example/', SITEKEEPER_TRUST_PROXY: '127.0.0.1' },
    });
    expect((await named('evil.example', '/docs', forwarded)).status).toBe(200);
    expect((await named('127.0.0.1', '/docs', { 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  });

  it('is learned at the set-up: only this name is accepted from then on', async () => {
    world = await makeWorld();
    const { database } = world.app.services;
    await database.write(trx => trx.deleteFrom('users').execute());
    const mark = { 'x-sitekeeper': 'web', host: 'my-keeper.lan:8080' };
    expect((await ask('/web/setup', mark)).status).toBe(200);
    expect((await named('my-keeper.lan', '/metrics')).status).toBe(421);
    const given = { code: world.app.setupCode, name: 'anna', password: 'correct horse battery staple' };
    expect((await ask('/web/setup', mark, { ...given, code: 'WRONG' })).status).toBe(403);
    expect((await ask('/web/setup', mark, given)).status).toBe(200);
    expect((await named('my-keeper.lan', '/metrics')).status).toBe(200);
    expect((await named('evil.example', '/')).status).toBe(421);
  });
});
