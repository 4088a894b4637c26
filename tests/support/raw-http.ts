import { connect } from 'node:net';

/** Sends raw bytes over a connection of its own, and returns everything received until the server closed it. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, 'latin1'));
    let got = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      got += text;
    });
    socket.on('close', () => resolve(got)).on('error', error => (got === '' ? reject(error) : resolve(got)));
  });
}

/** The statuses of all received answers. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
