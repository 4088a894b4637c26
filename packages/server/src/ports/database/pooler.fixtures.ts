import { createServer, connect as dial, type Socket } from 'node:net';

/** As a pooler does, it tells a process id of its own: BackendKeyData, 'K', length 12, process id, secret. */
export async function poolerBefore(server: string): Promise<{ url: string; close(): void }> {
  const url = new URL(server);
  const key = Buffer.from([0x4b, 0, 0, 0, 12]);
  const { hostname, port } = url;
  const sockets: Socket[] = [];
  const listening = createServer(client => {
    const upstream = dial(Number(port), hostname);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.pipe(upstream);
    upstream.on('data', bytes => {
      const at = bytes.indexOf(key);
      if (at >= 0) bytes.writeInt32BE(1, at + key.length);
      client.write(bytes);
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  url.port = String((listening.address() as { port: number }).port);
  return {
    url: url.href,
    close() {
      listening.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
