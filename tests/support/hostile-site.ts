import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A web server that sends any answer a test needs, and knows how much of it was read. */
export interface HostileSite {
  readonly url: string;
  /** Bytes sent so far, over all connections. */
  bytesTaken(): number;
  close(): Promise<void>;
}

export async function hostileSite(handler: Handler): Promise<HostileSite> {
  const sockets = new Set<IncomingMessage['socket']>();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => handler(response, request));
  });
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('error', () => {}); // the client under attack may hang up
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytesTaken: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Writes the same chunk forever, as fast as it is read. */
export function pourForEver(response: ServerResponse, chunk: string | Buffer): void {
  const more = (): void => {
    if (!response.destroyed) response.write(chunk, more);
  };
  more();
}
