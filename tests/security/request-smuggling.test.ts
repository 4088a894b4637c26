import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw, statusesIn } from '../support/raw-http.ts';

let world: World;
/** Routes of the requests that the server recognised. */
let served: string[] = [];
beforeAll(async () => {
  world = await makeWorld({
    log: {
      write(line) {
        const { msg, route, method } = JSON.parse(line);
        if (msg === 'request') served.push(`${method} ${route ?? 'none'}`);
      },
    },
  });
});
beforeEach(() => {
  served = [];
});
afterAll(() => world.close());

/** The request that would run if another program on the way split the bytes differently. */
const HIDDEN = 'GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

const SMUGGLED: Readonly<Record<string, string>> = {
  'a length and chunks': `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and a length': `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'two lengths in one line': `Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a signed length': `Content-Length: +${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a negative length': `Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length in hexadecimal': `Content-Length: 0x${HIDDEN.length.toString(16)}\r\n\r\n${HIDDEN}`,
  'a length with a blank in it': `Content-Length: 1 0\r\n\r\n${HIDDEN}`,
  'a blank before the colon': `Content-Length : ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a folded header': `Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${chunked(HIDDEN)}`,
  'a tab before chunked': `Transfer-Encoding:\tchunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'an encoding nobody knows': `Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'chunked that is not the last encoding': `Transfer-Encoding: chunked, identity\r\n\r\n${chunked(HIDDEN)}`,
  'two encodings': `Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${HIDDEN}`,
  'lines that end in LF alone': `X: y\nTransfer-Encoding: chunked\nContent-Length: 0\n\n${HIDDEN}`,
  'lines that end in CR alone': `X: y\rTransfer-Encoding: chunked\r\rContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a zero byte in a header': `X: a\0b\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a chunk whose size overflows': `Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${HIDDEN}`,
  'a chunk whose size is no number': `Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk that is longer than it says': `Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n${HIDDEN}`,
};

/*
 * Both sides of a proxy must split the bytes in the same place; if they might not, the connection ends with 400. Fails
 * with `insecureHTTPParser: true` given to Fastify's server: the hidden request is served.
 */
describe('requests that a proxy may split differently', () => {
  it.each(Object.keys(SMUGGLED))('with %s: at most the first is processed, and the connection closes', async name => {
    const sent = `POST /web/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Sitekeeper: web\r\n${SMUGGLED[name]}`;
    const statuses = statusesIn(await sendRaw(world.origin, sent));
    expect(statuses.at(-1)).toBe(400);
    expect(served).not.toContain('GET /metrics');
  });

  it('sent correctly one after the other are both answered', async () => {
    const first = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    const answers = await sendRaw(world.origin, `${first}${HIDDEN}`);
    expect(statusesIn(answers)).toEqual([200, 200]);
  });
});

describe('a request line', () => {
  it.each([
    ['with an unknown version', 'GET /healthz HTTP/9.9'],
    ['with a line break in its address', 'GET /health\rz HTTP/1.1'],
    ['with an unknown method', 'BREW /healthz HTTP/1.1'],
  ])('%s is rejected', async (_what, line) => {
    expect(statusesIn(await sendRaw(world.origin, `${line}\r\nHost: 127.0.0.1\r\n\r\n`))).toEqual([400]);
    expect(served).toEqual([]);
  });

  it('that names another host, or none, does not turn this server into a proxy', async () => {
    for (const line of ['GET http://169.254.169.254/latest/ HTTP/1.1', 'CONNECT 169.254.169.254:80 HTTP/1.1']) {
      const answer = await sendRaw(world.origin, `${line}\r\nHost: 169.254.169.254\r\nConnection: close\r\n\r\n`);
      expect(statusesIn(answer).filter(status => status < 400)).toEqual([]);
    }
    expect(statusesIn(await sendRaw(world.origin, 'GET /healthz HTTP/1.1\r\n\r\n'))).toEqual([400]);
  });
});

/* Fails if the query is put into Link decoded: Node allows no line break in a header, and the answer is 500. */
describe('a line break in a parameter', () => {
  it.each([
    '/wp-json/svc/v2/sites?search=a%0d%0aset-cookie:%20x=y%0d%0a&per_page=1',
    '/wp-json/wp-abilities/v1/abilities?per_page=1&category=x%0d%0aset-cookie:%20x=y',
    '/wp-json/wp-abilities/v1/abilities?per_page=1&_fields=name%0d%0aset-cookie:%20x=y',
    '/wp-json/svc/v2/%0d%0aset-cookie:%20x=y',
    '/sites%0d%0aset-cookie:%20x=y',
    '/%0d%0aset-cookie:%20x=y/..;/',
  ])('adds no header to the answer to %s', async path => {
    for (const host of ['127.0.0.1', 'x%0d%0aset-cookie:%20x=y']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${world.admin}\r\nConnection: close`;
      const answer = await sendRaw(world.origin, `${head}\r\n\r\n`);
      const [headers = ''] = answer.split('\r\n\r\n');
      expect(statusesIn(answer)).toHaveLength(1);
      expect(statusesIn(answer)).not.toEqual([500]);
      expect(headers).not.toMatch(/^set-cookie/im);
    }
  });

  it('is absent from every header that repeats part of the request', async () => {
    const head = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example\r\nX-Request-Id: abc\r\nConnection: close`;
    expect(await sendRaw(world.origin, `${head}\r\n\r\n`)).not.toMatch(/evil\.example|abc/);
  });
});
