import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { MemorySite } from './memory-outbound.ts';

/** Web servers on loopback for tests of the guarded client. */
export interface RealSites {
  /** Starts a server; resolves to its port. */
  listen(handler: RequestListener, tls?: ServerOptions): Promise<number>;
  place(site: MemorySite): Promise<number>;
  close(): Promise<void>;
}

export function realSites(): RealSites {
  const servers = new Set<Server>();
  const sockets = new Set<Socket>();
  const listen = async (handler: RequestListener, tls?: ServerOptions) => {
    const server = tls ? createTlsServer(tls, handler) : createServer(handler);
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    servers.add(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  return {
    listen,
    place: site => listen((request, response) => void react(site, request, response)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([...servers].map(server => new Promise(resolve => server.close(resolve))));
    },
  };
}

async function react(site: MemorySite, request: Parameters<RequestListener>[0], response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const reaction = await site({
    method: request.method ?? '',
    url: new URL(request.url ?? '/', `http://${request.headers.host}`),
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  });
  if (reaction === 'hang') return;
  if (reaction === 'reset') request.socket.resetAndDestroy();
  else response.writeHead(reaction.status, reaction.headers).end(reaction.body ?? '');
}
