import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Door } from '../http/door.ts';
import { makeDocument } from './document.ts';
import { VERSION } from './version.ts';

/** The document of REST v2 at `{rest_v2_base}/openapi.json`, for everybody. Source: decisions.md §1. */
export function openApiRoutes(http: FastifyInstance, door: Door): void {
  const { restRoot, namespace } = door.settings;
  const root = `${restRoot}/${namespace}/v2`;
  let made: { text: string; hash: string } | undefined;

  http.get(`${root}/openapi.json`, async (request, reply) => {
    made ??= textOf(namespace);
    const server = `${door.originOf(request)}${root}`;
    const etag = `"${digest(made.hash + server)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const servers = JSON.stringify([{ url: server, description: 'This server.' }]);
    return reply.type('application/json; charset=utf-8').send(made.text.replace('"SERVERS"', () => servers));
  });
}

/** Made at the first request. All but the address of the server is the same for everybody. */
function textOf(namespace: string): { text: string; hash: string } {
  const document = makeDocument({ server: '', namespace, version: VERSION });
  const text = JSON.stringify({ ...document, servers: 'SERVERS' });
  return { text, hash: digest(text) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
