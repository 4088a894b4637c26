import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../settings.ts';

/** A foreign site can't send this header without permission, which none has: the cookie counts only with it. */
const MARK = 'x-sitekeeper';
const MARK_VALUE = 'web';

type Place = Pick<Settings, 'baseUrl'>;

/** Encrypted, with `__Host-` in front: no other host and no unencrypted page can have set it. */
function isSecure(request: FastifyRequest, { baseUrl }: Place): boolean {
  return request.protocol === 'https' || baseUrl.startsWith('https:');
}

function nameOf(request: FastifyRequest, place: Place): string {
  return isSecure(request, place) ? '__Host-sitekeeper' : 'sitekeeper';
}

/** Whether a request says that the dashboard's own pages sent it. */
export function isFromWeb(request: FastifyRequest): boolean {
  return request.headers[MARK] === MARK_VALUE;
}

/** The session token a request carries, when our own pages sent it. */
export function sessionTokenIn(request: FastifyRequest, place: Place): string | undefined {
  return isFromWeb(request) ? cookieToken(request, place) : undefined;
}

/** The session token of the cookie alone: for event streams, which cannot send headers. */
export function cookieToken(request: FastifyRequest, place: Place): string | undefined {
  return cookieIn(request, nameOf(request, place));
}

/** Read where it is asked for: most requests of programs carry none. */
function cookieIn({ headers, server }: FastifyRequest, name: string): string | undefined {
  return (headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name]) || undefined;
}

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** A session ends on the server; the browser forgets the cookie when it is closed. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, place: Place, token: string): void {
  reply.setCookie(nameOf(request, place), token, { ...OPTIONS, secure: isSecure(request, place) });
}

/** Which device a browser says it is: see `knownDevice`. */
export function deviceIn(request: FastifyRequest, place: Place): string | undefined {
  return cookieIn(request, deviceNameOf(request, place));
}

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  { device, days }: { device: string; days: number },
): void {
  const lasting = { ...OPTIONS, secure: isSecure(request, place), maxAge: days * 86_400 };
  reply.setCookie(deviceNameOf(request, place), device, lasting);
}

function deviceNameOf(request: FastifyRequest, place: Place): string {
  return `${nameOf(request, place)}-device`;
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, place: Place): void {
  reply.clearCookie(nameOf(request, place), { ...OPTIONS, secure: isSecure(request, place) });
}
