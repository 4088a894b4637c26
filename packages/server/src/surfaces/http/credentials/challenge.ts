import type { FastifyRequest } from 'fastify';
import { isFromWeb } from './session-cookie.ts';

const REALM = 'realm="Sitekeeper"';
const BASIC = `Basic ${REALM}, charset="UTF-8"`;

/**
 * `WWW-Authenticate` of a 401: the accepted ways to authenticate. undefined for the dashboard's own pages, where the
 * browser would otherwise show its own dialog over the sign-in form.
 */
export function challengeTo(request: FastifyRequest): string | undefined {
  if (isFromWeb(request) || request.url.startsWith('/web/')) return undefined;
  return /^\/[^?]*\/v1\/(?!abilities|categories)/.test(request.url) ? BASIC : `Bearer ${REALM}, ${BASIC}`;
}

/** Of /mcp: says where the metadata of the resource is. Source: RFC 9728 §5.1. */
export function challengeOfMcp(metadata: string): string {
  return `Bearer ${REALM}, resource_metadata="${metadata}"`;
}
