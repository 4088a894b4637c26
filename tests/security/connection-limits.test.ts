import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { RawRequest } from '../support/raw-request.ts';
import { until } from '../support/until.ts';

const PROXY = { SITEKEEPER_TRUST_PROXY: '127.0.0.1' };

let world: World;
const open: RawRequest[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()));
  await world.close();
});

function raw(): RawRequest {
  const one = new RawRequest(world.origin);
  open.push(one);
  return one;
}

/** A request that stays in progress: its body never arrives. */
const begun = (from: string) =>
  raw()
    .head('POST /web/session', { ...forwarded(from), 'x-sitekeeper': 'web', 'content-length': 100 })
    .write(' ');
const forwarded = (from: string): Record<string, string> =>
  from === '' ? {} : { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
const ask = (from: string) =>
  raw()
    .head('GET /web/session', { ...forwarded(from), 'x-sitekeeper': 'web', connection: 'close' })
    .answer();
const inHand = async () =>
  Number(
    /^sitekeeper_requests_in_hand (\d+)$/m.exec(
      (await raw().head('GET /metrics', { connection: 'close' }).answer()).body,
    )?.[1],
  );

describe('connections', () => {
  it('beyond the limit get an answer that the server is busy and are closed; others continue', async () => {
    world = await makeWorld({ env: { SITEKEEPER_CONNECTIONS: '10' } });
    const slow = Array.from({ length: 10 }, () => begun(''));
    await Promise.all(slow.map(one => new Promise(resolve => one.socket.once('connect', resolve))));
    const refused = raw().head('GET /healthz');
    const answer = await refused.answer();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'svc_server_busy']);
    expect(answer.head).toMatch(/retry-after: 5/);
    await refused.closed;
    await slow[0]?.close();
    // Fails if places are not given back: 503.
    await until(
      'there is room',
      async () => (await raw().head('GET /healthz', { connection: 'close' }).answer()).status === 200,
    );
  });

  it('that are idle are closed to make room for new ones', async () => {
    world = await makeWorld({ env: { SITEKEEPER_CONNECTIONS: '10' } });
    const idle = Array.from({ length: 10 }, () => raw().head('GET /healthz'));
    for (const one of idle) expect((await one.answer()).status).toBe(200);
    // Fails without closeIdleConnections in connections.ts: 503 until they end.
    await until(
      'one is served',
      async () => (await raw().head('GET /healthz', { connection: 'close' }).answer()).status === 200,
    );
    await Promise.all(idle.map(({ closed }) => closed));
  });

  it('far beyond the limit are closed at once', async () => {
    world = await makeWorld({ env: { SITEKEEPER_CONNECTIONS: '10' } });
    const all = Array.from({ length: 20 }, () => raw());
    await Promise.any(all.map(({ closed }) => closed));
    expect(all.filter(({ socket }) => !socket.destroyed).length).toBeLessThan(20);
  });
});

describe('requests in progress behind a proxy on the same machine', () => {
  it('are limited for each client address, not for the proxy', async () => {
    world = await makeWorld({ env: { ...PROXY, SITEKEEPER_CONNECTIONS_PER_ADDRESS: '3' } });
    for (let n = 0; n < 3; n++) begun('203.0.113.7');
    for (let n = 0; n < 3; n++) begun('203.0.113.8');
    await until('all are in hand', async () => (await inHand()) === 7);
    const refused = await ask('203.0.113.7');
    // Fails without the limit per address in intake.ts: 401.
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'svc_too_many_requests']);
    expect(refused.head).toMatch(/retry-after: 5/);
    expect((await ask('203.0.113.9')).status).toBe(401);
    expect((await ask('')).status).toBe(401);
    await open[0]?.close();
    await until('there is room', async () => (await ask('203.0.113.7')).status === 401);
  });

  it('are counted for their real client, whatever it claims to forward', async () => {
    world = await makeWorld({ env: { ...PROXY, SITEKEEPER_CONNECTIONS_PER_ADDRESS: '2' } });
    for (let n = 0; n < 2; n++) begun(`10.0.0.${n}, 203.0.113.7`);
    await until('both are in hand', async () => (await inHand()) === 3);
    expect((await ask('10.0.0.9, 203.0.113.7')).status).toBe(429);
    expect((await ask('127.0.0.1, 203.0.113.7')).status).toBe(429);
  });

  it('of a proxy that is not configured are not limited: all its clients look like this machine', async () => {
    world = await makeWorld({ env: { SITEKEEPER_CONNECTIONS_PER_ADDRESS: '1' } });
    for (let n = 0; n < 5; n++) begun('203.0.113.7');
    await until('all are in hand', async () => (await inHand()) === 6);
    expect((await ask('203.0.113.7')).status).toBe(401);
  });

  it('sent one after another on one connection are limited too', async () => {
    world = await makeWorld({ env: { SITEKEEPER_CONNECTIONS: '10' } });
    const pipeline = raw();
    const body = '{"name":"anna","password":"a guess"}';
    const head = [
      'POST /web/session HTTP/1.1',
      'host: 127.0.0.1',
      'x-sitekeeper: web',
      'content-type: application/json',
    ];
    const one = [...head, `content-length: ${body.length}`, '', body].join('\r\n');
    pipeline.write(one.repeat(40));
    // Fails if only connections are counted: all are 401 or 429.
    await pipeline.until(' 503 ');
    expect(pipeline.received).toContain('svc_server_busy');
  });
});
