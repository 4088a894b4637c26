import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Reads have an `ETag`, and one named in `If-None-Match` is answered with 304, without the body. Weak, because a proxy
 * may compress the body. A list that is read while it is sent has none, because it isn't known beforehand.
 */
export function tagEntities(scope: FastifyInstance): void {
  scope.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200) return done();
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done();
    const tag = tagOf(payload);
    // Cached only by the caller, for the same credentials, and revalidated each time.
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'Authorization, Cookie');
    if (!isNamed(tag, request.headers['if-none-match'])) return done();
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
}

/** For remembered answers, whose bytes are the same each time. */
const known = new WeakMap<Buffer, string>();

function tagOf(payload: string | Buffer): string {
  const had = typeof payload === 'string' ? undefined : known.get(payload);
  if (had !== undefined) return had;
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  if (typeof payload !== 'string') known.set(payload, tag);
  return tag;
}

function isNamed(tag: string, header: string | undefined): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some(one => one.trim() === '*' || bare(one) === bare(tag));
}
