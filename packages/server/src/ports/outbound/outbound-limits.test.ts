import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { guardedOutbound } from './guarded-outbound.ts';
import type { Outbound, OutboundRequest } from './port.ts';
import { realSites } from './real-sites.ts';

const LIMIT = 500_000;
const sites = realSites();
const raw: Server[] = [];
let outbound: Outbound;
beforeEach(() => {
  const limits = { concurrency: 10, perAddress: 2, connectMs: 200, maxReplyBytes: LIMIT };
  outbound = guardedOutbound({ allowPrivate: '127.0.0.0/8', ...limits, clock: systemClock });
});
afterEach(() => outbound.close());
afterAll(async () => {
  for (const server of raw) server.close();
  await sites.close();
});

/** A server that speaks no HTTP but what the test makes it say. */
function listenRaw(talk: (socket: Socket) => void): Promise<number> {
  return new Promise(resolve => {
    const server = createServer(socket => {
      socket.on('error', () => {});
      talk(socket);
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
    raw.push(server);
  });
}

const ask = (port: number, more: Partial<OutboundRequest> = {}) =>
  outbound.request({ url: `http://127.0.0.1:${port}/`, method: 'GET', deadlineMs: 10_000, verifyTls: true, ...more });
const failure = (fault: string, sent: boolean) => expect.objectContaining({ fault, sent });

/** A site that sends without end; `end` resolves once its caller has hung up. */
async function endless(): Promise<{ port: number; end: Promise<void> }> {
  const { promise: end, resolve: stopped } = Promise.withResolvers<void>();
  const port = await sites.listen((_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', pour).on('close', stopped);
    pour();
  });
  return { port, end };
}

it('stops reading an endless answer at the limit', async () => {
  const { port, end } = await endless();
  await expect(ask(port)).rejects.toEqual(failure('too_large', true));
  await end;
});

it('stops reading an endless answer once it has the requested bytes', async () => {
  const { port, end } = await endless();
  expect((await ask(port, { firstBytes: 20_000 })).body).toHaveLength(20_000);
  await end;
});

it('does not read an answer whose announced length is too large', async () => {
  let stopped: () => void = () => {};
  const end = new Promise<void>(resolve => {
    stopped = resolve;
  });
  const port = await sites.listen((_request, response) => {
    response
      .on('close', stopped)
      .writeHead(200, { 'content-length': LIMIT + 1 })
      .flushHeaders();
  });
  await expect(ask(port)).rejects.toEqual(failure('too_large', true));
  await end;
});

/** A site that packs without end what `more` gives; `end` resolves once its caller has hung up. */
async function endlessGzip(start: Buffer, more: Buffer): Promise<{ port: number; end: Promise<void> }> {
  const { promise: end, resolve: stopped } = Promise.withResolvers<void>();
  const port = await sites.listen((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(start);
    const pour = () => {
      while (!response.destroyed && response.write(more));
    };
    response.on('drain', pour).on('close', stopped);
    pour();
  });
  return { port, end };
}

/** 20 MB in 20 KB. */
const zeros = gzipSync(Buffer.alloc(20_000_000), { level: 9 });

it('stops unpacking an endless bomb at the limit, and reads no more of it', async () => {
  const { port, end } = await endlessGzip(zeros, zeros);
  await expect(ask(port)).rejects.toEqual(failure('too_large', true));
  await end;
});

it('stops unpacking a bomb once it has the requested bytes', async () => {
  const { port, end } = await endlessGzip(zeros, zeros);
  expect((await ask(port, { firstBytes: 50_000 })).body).toHaveLength(50_000);
  await end;
});

it('stops reading a compressed answer that never produces output', async () => {
  const named = Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]); // a file name follows, up to a zero byte
  const { port, end } = await endlessGzip(named, Buffer.alloc(16_384, 'n'));
  await expect(ask(port)).rejects.toEqual(failure('too_large', true));
  await end;
});

it('closes the connection when a compressed answer is damaged, even if it continues', async () => {
  const damaged = Buffer.concat([gzipSync('x').subarray(0, 10), Buffer.alloc(40_000, 0xff)]);
  const { promise: end, resolve: stopped } = Promise.withResolvers<void>();
  const port = await sites.listen((_request, response) => {
    response.on('close', stopped).writeHead(200, { 'content-encoding': 'gzip' }).write(damaged);
  });
  await expect(ask(port)).rejects.toEqual(failure('broken', true));
  await end;
});

it('ends a compressed answer that stalls at the deadline', async () => {
  const port = await sites.listen((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('x'.repeat(1000)).subarray(0, 20));
  });
  await expect(ask(port, { deadlineMs: 60 })).rejects.toEqual(failure('timeout', true));
});

it('ends slowly trickling headers or bodies at the deadline', async () => {
  const timers: NodeJS.Timeout[] = [];
  const drip = (socket: Socket, head: string) => {
    socket.write(head);
    timers.push(setInterval(() => socket.write('x'), 5));
  };
  const headers = await listenRaw(socket => drip(socket, 'HTTP/1.1 200 OK\r\nX-Slow: '));
  const body = await listenRaw(socket => drip(socket, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n'));
  const announced = await listenRaw(socket => drip(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n'));
  for (const port of [headers, announced, body]) {
    const error = (await ask(port, { deadlineMs: 60 }).catch((caught: unknown) => caught)) as { fault: string };
    expect(['timeout', 'broken']).toContain(error.fault); // "1\r\nxx" is not a chunk
    expect(error).toMatchObject({ sent: true });
  }
  for (const timer of timers) clearInterval(timer);
});

it('gives up connecting after its timeout, TLS included; nothing was sent', async () => {
  const silent = await listenRaw(() => {});
  const asked = ask(silent, { url: `https://127.0.0.1:${silent}/`, method: 'POST', body: 'change' });
  await expect(asked).rejects.toEqual(failure('connect', false));
});

it.each([
  ['closes at once', ''],
  ['closes in the middle of the headers', 'HTTP/1.1 200 OK\r\nContent-'],
  ['closes in the middle of the body', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'],
  ['talks nonsense', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['sends headers without end', `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(200_000)}\r\n\r\n`],
])('reports as broken, and possibly done, a server that %s; it is asked once', async (_what, answer) => {
  let requests = 0;
  const port = await listenRaw(socket => {
    socket.on('data', data => {
      if (data.toString('latin1').includes('POST')) requests += 1;
      socket.end(answer);
    });
  });
  await expect(ask(port, { method: 'POST', body: 'change' })).rejects.toEqual(failure('broken', true));
  expect(requests).toBe(1);
});

it('never repeats a request when the server closes a kept-alive connection', async () => {
  const requests: string[] = [];
  const port = await listenRaw(socket => {
    socket.on('data', data => {
      requests.push(data.toString('latin1').split(' ')[0] ?? '');
      if (requests.length === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      else socket.destroy();
    });
  });
  expect((await ask(port)).body.toString()).toBe('ok');
  await expect(ask(port, { method: 'POST', body: 'change' })).rejects.toEqual(failure('broken', true));
  expect(requests).toEqual(['GET', 'POST']);
});

it('continues with the next request after each of these failures', async () => {
  const port = await sites.place(() => ({ status: 200, body: 'fine' }));
  for (let turn = 0; turn < 30; turn++) {
    if (turn % 3 === 0) await ask(port, { method: 'POST', body: 'x', withoutBody: true });
    expect((await ask(port)).body.toString()).toBe('fine');
  }
  expect(outbound.waiting()).toBe(0);
});

it('keeps a connection for the next request, unless none is expected', async () => {
  const connections = new Set<Socket>();
  const ended: Promise<unknown>[] = [];
  const port = await sites.listen((request, response) => {
    if (!connections.has(request.socket)) ended.push(once(request.socket, 'close'));
    connections.add(request.socket);
    response.end(request.headers.connection);
  });
  const said = async (more?: Partial<OutboundRequest>) => String((await ask(port, more)).body);
  expect([await said(), await said()]).toEqual(['keep-alive', 'keep-alive']);
  expect(connections.size).toBe(1);
  expect(await said({ closes: true })).toBe('close');
  await ended[0];
  await said();
  expect(connections.size).toBe(2);
});

it('asks again for a large answer once the requests that wait have been sent, where that does no harm', async () => {
  await outbound.close();
  const limits = { concurrency: 1, perAddress: 10, connectMs: 200, maxReplyBytes: 4_000_000 };
  outbound = guardedOutbound({ allowPrivate: '127.0.0.0/8', ...limits, clock: systemClock });
  const sent: string[] = [];
  const port = await sites.listen((request, response) => {
    sent.push(request.url ?? '');
    response.end('x'.repeat(request.url === '/large' ? 3_000_000 : 10));
  });
  const get = async (path: string, repeatable: boolean) => {
    const { body } = await ask(port, { url: `http://127.0.0.1:${port}/${path}`, repeatable });
    return body.length;
  };
  const paths = ['a', 'large', 'b', 'c'];
  expect(await Promise.all(paths.map(path => get(path, true)))).toEqual([10, 3_000_000, 10, 10]);
  expect(sent).toEqual(['/a', '/large', '/b', '/c', '/large']);
  sent.length = 0;
  expect(await Promise.all(paths.map(path => get(path, false)))).toEqual([10, 3_000_000, 10, 10]);
  expect(sent).toEqual(['/a', '/large', '/b', '/c']);
});
