import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { request } from '../../packages/web/src/api/request.ts';
import { messageOf, RequestError } from '../../packages/web/src/api/request-error.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** The address of a server with this answer. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('A request of the pages', () => {
  it('returns the JSON of an answer, and null for an empty one', async () => {
    const address = await serve((_request, response) => response.end('{"a":1}'));
    expect(await request(address)).toEqual({ a: 1 });
    expect(await request(await serve((_request, response) => response.writeHead(204).end()))).toBeNull();
  });

  it('reports the server as unavailable when the answer breaks off', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    await expect(request(address)).rejects.toMatchObject({ name: 'RequestError', status: 0, code: 'offline' });
  });

  it('returns the server’s message, or says that there was none', async () => {
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

describe('An error message on a page', () => {
  const said = (code: string, message = 'As the server says it.', data: Readonly<Record<string, unknown>> = {}) =>
    messageOf(new RequestError(400, code, message, data));

  it('comes from the catalogue by its code, with or without a namespace, or else from the server', () => {
    expect(said('svc_tag_not_found')).toBe('The tag was not found. It may have been deleted.');
    expect(said('incorrect_password')).toBe('The user name or password is wrong.');
    expect(said('svc_already_exists')).toBe('As the server says it.');
  });

  it('says how long to wait if waiting is all there is to do', () => {
    const limited = (retry_after: number, message: string) => said('svc_too_many_requests', message, { retry_after });
    const wait = 'Too many wrong credentials. Try again in a while.';
    expect(limited(1, wait)).toBe('Too many requests or failed attempts. Try again in 1 second.');
    expect(limited(600, wait)).toBe('Too many requests or failed attempts. Try again in 10 minutes.');
    expect(limited(5, 'Too many pages are open. Close some.')).toBe('Too many pages are open. Close some.');
  });

  it('names the log entry of a server error', () => {
    expect(said('svc_internal_error', 'Oh.', { request_id: 'r-7' })).toContain('under r-7.');
  });
});
