import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type GuardedDial, isRefusal } from './guarded-dial.ts';

/** Headers that are meant for the next hop, which here is this proxy (RFC 9110, section 7.6.1). */
const OF_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Sends a request over plain HTTP on to its host, and the answer back. */
export async function forwardRequest(
  dial: GuardedDial,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fail = (status: number) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status).end();
  };
  const url = URL.parse(request.url ?? '');
  if (url?.protocol !== 'http:') return fail(400);
  let host: Socket;
  try {
    host = await dial.connect(url.hostname, Number(url.port || 80));
  } catch (error) {
    return fail(isRefusal(error) ? 403 : 502);
  }
  response.once('close', () => host.destroy());
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_HOP.has(name)));
  const onward = openRequest({
    createConnection: () => host,
    method: request.method ?? 'GET',
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, connection: 'close' },
  });
  onward.on('error', () => fail(502));
  onward.on('response', answer => {
    answer.on('data', chunk => dial.count('in', chunk.length)).on('error', () => fail(502));
    try {
      response.writeHead(statusOf(answer), endToEnd(answer.rawHeaders));
    } catch {
      return fail(502); // headers that can't be written
    }
    answer.pipe(response);
  });
  request.on('data', chunk => dial.count('out', chunk.length));
  request.pipe(onward);
}

/** Only this proxy asks for credentials of a proxy. */
const statusOf = ({ statusCode = 502 }: IncomingMessage) => (statusCode === 407 ? 502 : statusCode);

function endToEnd(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    if (!OF_HOP.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
