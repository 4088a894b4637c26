import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Door } from '../http/door.ts';
import { makeDocument } from './document.ts';
import { VERSION } from './version.ts';

/** The document of REST v2 at `{rest_v2_base}/openapi.json`, public. Source: docs/spec/basics.md#roots. */
export function openApiRoutes(http: FastifyInstance, door: Door): void {
  const { restRoot, namespace } = door.settings;
  const root = `${restRoot}/${namespace}/v2`;
  let made: Made | undefined;

  http.get(`${root}/openapi.json`, async (request, reply) => {
    made ??= make(namespace);
    const server = `${door.originOf(request)}${root}`;
    const etag = `"${digest(made.hash + server)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const servers = JSON.stringify([{ url: server, description: 'This server.' }]);
    reply.type('application/json; charset=utf-8').header('content-length', made.length + Buffer.byteLength(servers));
    return reply.send(Readable.from([made.before, Buffer.from(servers), made.after]));
  });
}

/** Everything but the server's address is the same bytes for all callers, so slow readers cost no memory. */
interface Made {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly length: number;
  readonly hash: string;
}

/** Called at the first request. */
function make(namespace: string): Made {
  const document = makeDocument({ server: '', namespace, version: VERSION });
  const text = JSON.stringify({ ...document, servers: 'SERVERS' });
  const [before, after] = text.split('"SERVERS"').map(part => Buffer.from(part)) as [Buffer, Buffer];
  return { before, after, length: before.length + after.length, hash: digest(text) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
