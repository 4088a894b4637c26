import type { FastifyInstance } from 'fastify';

/** A body beyond this takes milliseconds to parse and check. */
export const LARGE_BODY_BYTES = 64 * 1024;

/**
 * Resumes one request with a large body per turn of the event loop. So a hundred of them that arrive at the same moment
 * do not block everything else until the last is parsed.
 */
export function largeBodiesInTurn(http: FastifyInstance): void {
  let last = Promise.resolve();
  http.addHook('preHandler', ({ body }, _reply, done) => {
    if (!Buffer.isBuffer(body) || body.length <= LARGE_BODY_BYTES) return done();
    last = last.then(() => new Promise<void>(resolve => setImmediate(resolve)));
    return last;
  });
}
