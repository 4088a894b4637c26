import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Gives every answer the headers of helmet's defaults; a route may set its own in their place. */
export function setSecurityHeaders(http: FastifyInstance): void {
  const headers = defaultHeaders();
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** They are the same each time: asked for once. */
function defaultHeaders(): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  helmet()({} as IncomingMessage, answer as unknown as ServerResponse, error => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(headers);
}
