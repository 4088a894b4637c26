import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { siteAddress } from '../address.ts';
import { controlHandler } from './control.ts';
import { checkOpenFiles } from './open-files.ts';
import type { ServedFleet } from './served-fleet.ts';
import { siteHandler } from './site-handler.ts';

export interface Listening {
  readonly http: readonly HttpServer[];
  readonly sockets: readonly Server[];
}

const IDLE_MS = 2_000;

/** One socket per site address, all handing their connections to one HTTP server; the control endpoint has its own. */
export async function listenAll(fleet: ServedFleet, port: number): Promise<Listening> {
  checkOpenFiles(fleet.size);
  const sites = httpServer(siteHandler(fleet));
  const control = httpServer(controlHandler(fleet));
  const sockets: Server[] = [];
  const listening = { http: [sites, control], sockets };
  try {
    sockets.push(await bind('127.0.0.1', port, control));
    for (let k = 1; k <= fleet.size; k++) sockets.push(await bind(siteAddress(k), port, sites));
  } catch (error) {
    await closeAll(listening);
    throw error;
  }
  return listening;
}

export async function closeAll({ http, sockets }: Listening): Promise<void> {
  const closed = sockets.map(socket => new Promise<void>(resolve => socket.close(() => resolve())));
  for (const server of http) server.emit('fleet-close');
  await Promise.all(closed);
}

/** How many connections to sites are open. */
export async function countConnections({ sockets: [, ...sites] }: Listening, port: number): Promise<number> {
  // Once this answer arrives, earlier connection attempts have been accepted.
  await (await fetch(`http://127.0.0.1:${port}/_simulator/`, { headers: { connection: 'close' } })).text();
  const counts = await Promise.all(sites.map(site => promisify(site.getConnections.bind(site))()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** An HTTP server without a socket of its own. */
function httpServer(handler: Parameters<typeof createHttpServer>[1]): HttpServer {
  const server = createHttpServer({ keepAliveTimeout: IDLE_MS, requestTimeout: 0, headersTimeout: 0 }, handler);
  const open = new Set<{ destroy(): void }>();
  server.on('connection', socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('fleet-close', () => {
    for (const socket of open) socket.destroy();
  });
  return server;
}

function bind(host: string, port: number, http: HttpServer): Promise<Server> {
  return new Promise((resolve, reject) => {
    const socket = createServer({ allowHalfOpen: true, noDelay: true }, connection =>
      http.emit('connection', connection),
    );
    socket.once('error', error => reject(explain(error, host, port)));
    socket.listen({ host, port }, () => resolve(socket));
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const advice: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is taken on ${host}: choose another port`,
    EADDRNOTAVAIL: `${host} is no address of this machine: the simulator needs all of 127.0.0.0/8, as Linux has it`,
    EACCES: `port ${port} may not be opened by this user: choose one above 1023`,
    EMFILE: 'too many open files: raise `ulimit -n`',
  };
  return new Error(advice[error.code ?? ''] ?? `cannot listen on ${host}:${port}: ${error.message}`, { cause: error });
}
