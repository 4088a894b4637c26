import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Authority, type Identity, selfSigned } from './certificates.fixtures.ts';
import { ISSUER, SELF } from './conformance.ts';
import type { TlsFault } from './port.ts';

const DAY_MS = 24 * 3600_000;
const wholeSecond = (ms: number) => new Date(Math.floor(ms / 1000) * 1000);

/** Local servers that show every kind of certificate, each on a port of its own, as `<place>.test`. */
export class TlsServers {
  readonly authority = new Authority(ISSUER);
  readonly ends = {
    valid: wholeSecond(Date.now() + 60 * DAY_MS).getTime(),
    expired: wholeSecond(Date.now() - DAY_MS).getTime(),
  };
  readonly #ports = new Map<string, number>();
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();

  async start(): Promise<void> {
    const { authority, ends } = this;
    const to = new Date(ends.valid);
    const of = (name: string) => ({ name, hosts: [`${name}.test`], to });
    const past = { from: new Date(ends.expired - 9 * DAY_MS), to: new Date(ends.expired) };
    await this.#tls('valid', authority.issue(of('valid')));
    await this.#tls('expired', authority.issue({ ...of('expired'), ...past }));
    await this.#tls('not_yet_valid', authority.issue({ ...of('not_yet_valid'), from: new Date(Date.now() + DAY_MS) }));
    await this.#tls('wrong_host', authority.issue(of('elsewhere')));
    await this.#tls('self_signed', selfSigned({ ...of('self_signed'), organisation: SELF }));
    await this.#tls('untrusted', new Authority('Unknown Trust').issue(of('untrusted')));
    const refusal = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n';
    await this.#tcp('no_tls', socket => socket.once('data', () => socket.end(refusal)));
    await this.#tcp('handshake', socket => socket.once('data', () => socket.end()));
    await this.#tcp('timeout', () => {}); // takes the connection and says nothing, ever
    await this.#tcp('connect', () => {});
    await new Promise(resolve => this.#servers.pop()?.close(resolve)); // nothing listens there any more
  }

  port(place: 'valid' | TlsFault): number {
    return this.#ports.get(place) ?? 9;
  }

  /** The next connection to any of the servers. */
  nextConnection(): Promise<Socket> {
    return new Promise(resolve => {
      for (const server of this.#servers) server.once('connection', resolve);
    });
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(this.#servers.map(server => new Promise(resolve => server.close(resolve))));
  }

  #tls(place: string, { cert, key }: Identity): Promise<void> {
    return this.#listen(
      place,
      createTlsServer({ cert, key }, socket => socket.on('error', () => {})),
    );
  }

  #tcp(place: string, serve: (socket: Socket) => void): Promise<void> {
    return this.#listen(place, createTcpServer(serve));
  }

  async #listen(place: string, server: Server): Promise<void> {
    server.on('connection', socket => {
      this.#sockets.add(socket.on('error', () => {}));
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    this.#servers.push(server);
    this.#ports.set(place, (server.address() as AddressInfo).port);
  }
}
