import { createServer, connect as dial, type Server, type Socket } from 'node:net';

interface Pooler {
  readonly url: string;
  close(): void;
}

/** As a pooler does, it tells a process id of its own. */
export async function poolerBefore(server: string): Promise<Pooler> {
  const sockets: Socket[] = [];
  const listening = createServer(client => {
    const upstream = connectionTo(server, sockets);
    sockets.push(client);
    client.on('error', () => client.destroy());
    client.pipe(upstream);
    upstream.on('data', bytes => client.write(withOtherPid(bytes)));
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  return listen(listening, server, sockets);
}

/**
 * Lends a connection by transaction, and each time the one that has been free for longest. All clients have the role
 * and the database of the first.
 */
export async function poolerByTransaction(server: string, size = 3): Promise<Pooler> {
  const sockets: Socket[] = [];
  const free: Socket[] = [];
  const lentTo = new Map<Socket, Socket>();
  const waiting = new Map<Socket, Buffer[]>();
  let greeting: Promise<Buffer> | undefined;

  function lend(): void {
    for (const [client, messages] of waiting) {
      const upstream = free.shift();
      if (upstream === undefined) return;
      waiting.delete(client);
      lentTo.set(client, upstream);
      for (const bytes of messages) upstream.write(bytes);
      eachAnswer(upstream, client);
    }
  }

  function eachAnswer(upstream: Socket, client: Socket): void {
    const tell = (bytes: Buffer) => client.write(bytes);
    upstream.on('data', tell);
    void idle(upstream).then(() => {
      upstream.off('data', tell);
      lentTo.delete(client);
      free.push(upstream);
      lend();
    });
  }

  async function greet(startup: Buffer): Promise<Buffer> {
    const said = await Promise.all(
      Array.from({ length: size }, () => {
        const upstream = connectionTo(server, sockets);
        free.push(upstream);
        upstream.write(startup);
        return idle(upstream);
      }),
    );
    return said[0] as Buffer;
  }

  const listening = createServer(client => {
    sockets.push(client);
    client.on('error', () => client.destroy());
    client.once('data', async startup => {
      greeting ??= greet(startup);
      client.write(withOtherPid(Buffer.from(await greeting)));
      client.on('data', bytes => {
        const upstream = lentTo.get(client);
        if (upstream) return upstream.write(bytes);
        if (bytes.toString('latin1', 0, 1) === 'X') return; // it takes its leave
        waiting.set(client, [...(waiting.get(client) ?? []), bytes]);
        lend();
      });
    });
  });
  return listen(listening, server, sockets);
}

/** All that a connection says until it is in no transaction: ReadyForQuery, 'Z', length 5, 'I'. */
function idle(upstream: Socket): Promise<Buffer> {
  return new Promise(resolve => {
    let said = Buffer.alloc(0);
    const read = (bytes: Buffer) => {
      said = Buffer.concat([said, bytes]);
      if (said.subarray(-6).compare(Buffer.from('Z\0\0\0\x05I')) !== 0) return;
      upstream.off('data', read);
      resolve(said);
    };
    upstream.on('data', read);
  });
}

function withOtherPid(bytes: Buffer): Buffer {
  const key = Buffer.from('K\0\0\0\x0c'); // BackendKeyData: 'K', length 12, process id, secret
  const at = bytes.indexOf(key);
  if (at >= 0) bytes.writeInt32BE(1, at + key.length);
  return bytes;
}

function connectionTo(server: string, sockets: Socket[]): Socket {
  const { hostname, port } = new URL(server);
  const upstream = dial(Number(port), hostname);
  upstream.on('error', () => upstream.destroy());
  sockets.push(upstream);
  return upstream;
}

async function listen(listening: Server, server: string, sockets: readonly Socket[]): Promise<Pooler> {
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  const url = new URL(server);
  url.port = String((listening.address() as { port: number }).port);
  return {
    url: url.href,
    close() {
      listening.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
