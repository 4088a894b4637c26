import type { FastifyRequest } from 'fastify';
import { isFromWeb } from './session-cookie.ts';

const REALM = 'realm="Sitekeeper"';
const BASIC = `Basic ${REALM}, charset="UTF-8"`;

/**
 * `WWW-Authenticate` of a 401: how to prove who one is. undefined for the dashboard's own pages, over whose form for
 * signing in a browser would otherwise put a dialog of its own.
 */
export function challengeTo(request: FastifyRequest): string | undefined {
  if (isFromWeb(request) || request.url.startsWith('/web/')) return undefined;
  return /^\/[^?]*\/v1\/(?!abilities|categories)/.test(request.url) ? BASIC : `Bearer ${REALM}, ${BASIC}`;
}
