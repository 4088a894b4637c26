import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../settings.ts';
import { laterPage, PORTAL_HEADERS } from '../../portal/later-page.ts';
import { errorBody, v2Envelope } from '../errors.ts';
import { RETRY_SECONDS, serverBusy } from './in-hand.ts';
import type { Pressure } from './pressure.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': String(RETRY_SECONDS),
};

/**
 * Refuses what there is no time for before it is routed: under load, the hooks of a request cost as much as an answer
 * from memory, and what refusing costs is missing for those who are answered. Requests with a body go on to the hooks,
 * which know how to leave a body unread.
 */
export function refuseBeforeRouting(
  http: FastifyInstance,
  { namespace, restRoot }: Pick<Settings, 'namespace' | 'restRoot'>,
  pressure: Pick<Pressure, 'refuses'>,
): void {
  const first = pathsThatComeFirst(http);
  const inV2 = `${restRoot}/${namespace}/v2/`;
  const error = errorBody(serverBusy(), { namespace, requestId: '', log: http.log });
  const body = refusalOf(error);
  const bodyInV2 = refusalOf(v2Envelope(error));
  beforeListener(http.server, (request, response) => {
    const { url = '/' } = request;
    if (hasBody(request) || first.has(pathOf(url)) || !pressure.refuses()) return false;
    if (url.startsWith('/portal/')) {
      const page = laterPage(request.headers['accept-language']);
      response.writeHead(503, { ...HEADERS, ...PORTAL_HEADERS, 'content-length': String(Buffer.byteLength(page)) });
      response.end(page);
      return true;
    }
    const { headers, text } = url.startsWith(inV2) ? bodyInV2 : body;
    response.writeHead(503, headers);
    response.end(text);
    return true;
  });
}

/** With its length and as a string, head and body leave in one piece; without, the body is sent as a chunk of its own. */
function refusalOf(body: unknown) {
  const text = JSON.stringify(body);
  return { headers: { ...HEADERS, 'content-length': String(Buffer.byteLength(text)) }, text };
}

/** Whether a body follows: such a request was not judged before it was routed. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Filled as routes are added. */
function pathsThatComeFirst(http: FastifyInstance): ReadonlySet<string> {
  const paths = new Set<string>();
  http.addHook('onRoute', ({ url, config }) => {
    if (config?.comesFirst === true) paths.add(url);
  });
  return paths;
}

function pathOf(url: string): string {
  const end = url.search(/\/?(\?|$)/);
  return end > 0 ? url.slice(0, end) : '/';
}

/** Asks before the server's only listener does: true ends the request there. */
function beforeListener(
  server: Server,
  answered: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const [listener] = server.listeners('request') as RequestListener[];
  if (listener === undefined) throw new Error('the server has no listener yet');
  server.removeListener('request', listener);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answered(request, response)) listener.call(server, request, response);
  });
}
