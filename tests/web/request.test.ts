import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { request } from '../../packages/web/src/api/request.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** The address of a server that answers so. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('A request of the pages', () => {
  it('gives the JSON of an answer, and null for an empty one', async () => {
    const address = await serve((_request, response) => response.end('{"a":1}'));
    expect(await request(address)).toEqual({ a: 1 });
    expect(await request(await serve((_request, response) => response.writeHead(204).end()))).toBeNull();
  });

  it('says that the server is away when the answer breaks off', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    await expect(request(address)).rejects.toMatchObject({ name: 'RequestError', status: 0, code: 'offline' });
  });

  it('says what the server said, or that it said nothing', async () => {
    const refusing = await serve((_request, response) =>
      response.writeHead(409).end('{"code":"svc_taken","message":"Choose another.","data":{"status":409}}'),
    );
    await expect(request(refusing)).rejects.toMatchObject({
      status: 409,
      code: 'svc_taken',
      message: 'Choose another.',
    });
    const broken = await serve((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    await expect(request(broken)).rejects.toMatchObject({ status: 502, code: 'unexpected' });
  });
});
