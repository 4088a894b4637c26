import { createServer, connect as dial, type Socket } from 'node:net';

export interface SilentWay {
  /** Address that leads to the server. */
  readonly url: string;
  /** From now on, connections that there are stay open, and nothing comes through them. */
  fallSilent(): void;
  close(): void;
}

/** A way to PostgreSQL on which it can fall silent, as a machine does that has stopped or is cut off. */
export async function silentWayTo(server: string): Promise<SilentWay> {
  const url = new URL(server);
  const to = { port: Number(url.port || 5432), host: url.hostname };
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  const listening = createServer(client => {
    const upstream = dial(to);
    pairs.add([client, upstream]);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as { port: number };
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    fallSilent() {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).resume();
        upstream.unpipe(client).resume();
      }
    },
    close() {
      listening.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
