import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { siteAddress, siteOfAddress } from '../address.ts';
import { controlHandler } from './control.ts';
import { checkOpenFiles } from './open-files.ts';
import type { ServedFleet } from './served-fleet.ts';
import { siteHandler } from './site-handler.ts';

export interface Listening {
  readonly http: readonly HttpServer[];
  readonly sockets: readonly Server[];
}

const IDLE_MS = 2_000;

/** More sites than a process may have sockets share one, which listens on all addresses of the machine. */
const MOST_SOCKETS = 15_000;

/** One socket per site address, all handing their connections to one HTTP server; the control endpoint has its own. */
export async function listenAll(fleet: ServedFleet, port: number, mostSockets = MOST_SOCKETS): Promise<Listening> {
  if (fleet.size <= mostSockets) checkOpenFiles(fleet.size);
  const sites = httpServer(siteHandler(fleet));
  const control = httpServer(controlHandler(fleet));
  const sockets: Server[] = [];
  const listening = { http: [sites, control], sockets };
  try {
    if (fleet.size > mostSockets) {
      sockets.push(
        await bind('0.0.0.0', port, ({ localAddress }) => {
          if (localAddress === '127.0.0.1') return control;
          const k = siteOfAddress(localAddress) ?? Number.POSITIVE_INFINITY; // no site: no address of 127.0.0.0/8
          return k <= fleet.size ? sites : undefined;
        }),
      );
      return listening;
    }
    sockets.push(await bind('127.0.0.1', port, () => control));
    for (let k = 1; k <= fleet.size; k++) sockets.push(await bind(siteAddress(k), port, () => sites));
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

/** How many connections to sites are open; of a shared socket, to the control endpoint, too. */
export async function countConnections({ sockets }: Listening, port: number): Promise<number> {
  const sites = sockets.length > 1 ? sockets.slice(1) : sockets;
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

function bind(host: string, port: number, serverOf: (connection: Socket) => HttpServer | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const socket = createServer({ allowHalfOpen: true, noDelay: true }, connection => {
      const http = serverOf(connection);
      if (http) http.emit('connection', connection);
      else connection.destroy();
    });
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
