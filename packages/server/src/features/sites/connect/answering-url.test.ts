import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../../ports/tls-probe/certificates.fixtures.ts';
import { expectError, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 4 });
const add = (input: Record<string, unknown>) => world().post('add-site-v1', input);
const bare = (url: string) => url.replace('http://', '');

describe('an address without scheme', () => {
  it('adds a site without TLS, and returns its http address', async () => {
    const { url, ...credentials } = world().credentials(1);
    const { status, body } = await add({ ...credentials, url: bare(url) });
    expect([status, body.url]).toEqual([200, `${url}/`]);
    const again = await add({ ...credentials, url: bare(url) });
    expectError(again, { status: 409, code: 'svc_site_already_exists', data: { site_id: body.id } });
  });

  it('sends no secrets while it looks for the scheme, and registers once', async () => {
    const { url, ...credentials } = world().credentials(2);
    await add({ ...credentials, url: bare(url) });
    expect(world().fleet.ledger.site(2).functions).toEqual({ register: 1, stats: 1 });
  });

  it('is not tried with other schemes if the scheme was given', async () => {
    expectError(await add({ ...world().credentials(3), url: world().fleet.url(3).replace('http:', 'https:') }), {
      status: 503,
      code: 'svc_site_offline',
    });
    expect(world().fleet.ledger.site(3).functions).toEqual({});
  });
});

/** One port for both protocols, which records how it was requested. */
describe('an address without scheme of a site with TLS', () => {
  const seen: string[] = [];
  const answer = (how: string) => (_: unknown, response: { end(text: string): void }) => {
    seen.push(how);
    response.end('no WordPress');
  };
  const tls = createTlsServer(selfSigned({ name: 'site.example', hosts: ['site.example'] }), answer('https'));
  const plain = createHttpServer(answer('http'));
  const both = createServer(socket => {
    socket.on('error', () => {});
    socket.once('data', first => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 0x16 ? tls : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>(listening => both.listen(0, '127.0.0.1', listening));
    url = `127.0.0.1:${(both.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    tls.closeAllConnections();
    plain.closeAllConnections();
    await new Promise(closed => both.close(closed));
  });
  const proof = { admin: 'anna', adminpassword: 'open sesame' };

  it('is never tried over HTTP after a refused certificate: the password is not sent unencrypted', async () => {
    expectError(await add({ ...proof, url }), { status: 502, code: 'svc_connection_failed' });
    expect(seen).toEqual([]);
  });

  it('is not tried over HTTP after any answer over HTTPS', async () => {
    const { status, body } = await add({ ...proof, url, ssl_verify: false });
    expect([status, body.code]).toEqual([502, 'svc_connection_failed']);
    expect(new Set(seen)).toEqual(new Set(['https']));
  });

  it('is requested over HTTP only if it was entered with http://', async () => {
    seen.length = 0;
    await add({ ...proof, url: `http://${url}` });
    expect(new Set(seen)).toEqual(new Set(['http']));
  });
});
