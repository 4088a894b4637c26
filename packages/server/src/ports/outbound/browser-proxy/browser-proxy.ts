import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../../clock/port.ts';
import { addressGuard } from '../address-guard.ts';
import { parseAddress } from '../parse-address.ts';
import type { BrowserProxy, Lookup, OpenBrowserProxy } from '../port.ts';
import { Resolver } from '../resolver.ts';
import { forwardRequest } from './forward-request.ts';
import { type DialLimits, GuardedDial, isRefusal } from './guarded-dial.ts';

export interface BrowserProxyOptions extends Partial<DialLimits> {
  readonly allowPrivate: string;
  readonly connectMs: number;
  readonly clock: Clock;
  readonly lookup?: Lookup | undefined;
}

const MIB = 1024 * 1024;
/** A heavy front page takes 200 connections and 20 MiB. */
const LIMITS = { connections: 400, atOnce: 64, bytesIn: 40 * MIB, bytesOut: 2 * MIB };
const MOST_HEADER_BYTES = 32 * 1024;

/** Proxies for browsers, each for one page. */
export function browserProxies(options: BrowserProxyOptions): OpenBrowserProxy {
  return async page => serve(await dialFor(parseAddress(page).hostname, options));
}

/**
 * Private networks that are allowed are open to pages of sites in there: the page of a site on the internet must not
 * reach into them, as a request of this server might, because a page can send anything and looks at the answers.
 */
async function dialFor(host: string, options: BrowserProxyOptions): Promise<GuardedDial> {
  const limits = { ...LIMITS, ...options };
  const guard = addressGuard(options.allowPrivate);
  const resolver = new Resolver(guard, options.clock, options.lookup);
  const addresses = await resolver.resolve(host);
  const onlyPublic = addressGuard('');
  // The same resolver, which keeps what it has found: a name can't be private first and public afterwards.
  if (!addresses.some(({ address }) => onlyPublic.allows(address))) return new GuardedDial(guard, resolver, limits);
  const outside = new Resolver(onlyPublic, options.clock, options.lookup);
  await outside.resolve(host);
  return new GuardedDial(onlyPublic, outside, limits);
}

async function serve(dial: GuardedDial): Promise<BrowserProxy> {
  const credentials = { username: 'page', password: randomBytes(24).toString('base64url') };
  const { username, password } = credentials;
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  const isOurs = ({ headers }: IncomingMessage) => {
    const given = Buffer.from(headers['proxy-authorization'] ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const clients = new Set<Socket>();
  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES });
  server.on('connection', socket => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket)).on('error', () => socket.destroy());
  });
  server.on('request', (request, response) => {
    if (isOurs(request)) forwardRequest(dial, request, response).catch(() => response.destroy());
    else response.writeHead(407, ASKS).end();
  });
  server.on('connect', (request, client, head) => {
    if (isOurs(request)) tunnel(dial, request.url ?? '', client, head).catch(() => client.destroy());
    else refuse(client, '407 Proxy Authentication Required', ASKS);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    credentials,
    async close() {
      dial.close();
      const closed = new Promise(resolve => server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}

const ASKS = { 'proxy-authenticate': 'Basic realm="Sitekeeper"', connection: 'close' };

async function tunnel(dial: GuardedDial, authority: string, client: Duplex, head: Buffer): Promise<void> {
  const target = URL.parse(`http://${authority}`);
  if (target === null || target.pathname !== '/' || target.search !== '') return refuse(client, '400 Bad Request');
  let host: Socket;
  try {
    host = await dial.connect(target.hostname, Number(target.port || 80));
  } catch (error) {
    return refuse(client, isRefusal(error) ? '403 Forbidden' : '502 Bad Gateway');
  }
  client.once('close', () => host.destroy());
  host.once('close', () => client.destroy());
  if (client.destroyed) return void host.destroy();
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  if (head.length > 0) host.write(head);
  dial.count('out', head.length);
  host.on('data', chunk => dial.count('in', chunk.length));
  client.on('data', chunk => dial.count('out', chunk.length));
  host.pipe(client);
  client.pipe(host);
}

function refuse(client: Duplex, status: string, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ 'content-length': '0', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  client.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}
