import { connect, type Socket } from 'node:net';

/** A hand-written request, which can be slow, incomplete or wrong. */
export class RawRequest {
  readonly socket: Socket;
  /** Resolves when the server has ended the connection. */
  readonly closed: Promise<void>;
  #received = '';
  #arrived = Promise.withResolvers<void>();
  #over = false;
  #failure: Error | undefined;

  /** @param allowHalfOpen Continues to send after the server has ended its side. */
  constructor(origin: string, allowHalfOpen = false) {
    const { hostname, port } = new URL(origin);
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen });
    this.socket.setEncoding('utf8').on('data', text => {
      this.#received += text;
      this.#wake();
    });
    // If a server closes while we are still sending, Node reports an error.
    this.socket.on('error', error => {
      this.#failure = error;
    });
    this.closed = new Promise(resolve => {
      this.socket.once('close', () => {
        this.#over = true;
        this.#wake();
        resolve();
      });
    });
  }

  /** Whether the server broke the connection off instead of ending it. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Everything received. */
  get received(): string {
    return this.#received;
  }

  write(text: string | Uint8Array): this {
    this.socket.write(text);
    return this;
  }

  /** Method, path and headers, without a body. */
  head(line: string, headers: Readonly<Record<string, string | number>> = {}): this {
    const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
    return this.write(`${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  }

  /** The first complete answer, or whatever has arrived when the connection ends. */
  async answer(): Promise<{ status: number; head: string; body: string }> {
    for (;;) {
      const [head = '', ...rest] = this.#received.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
      if (this.#over || Buffer.byteLength(body) >= length) {
        return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body };
      }
      await this.#arrived.promise;
    }
  }

  /** Resolves once this text has arrived. */
  async until(text: string): Promise<void> {
    while (!this.#over && !this.#received.includes(text)) await this.#arrived.promise;
  }

  async close(): Promise<void> {
    this.socket.destroy();
    await this.closed;
  }

  #wake(): void {
    this.#arrived.resolve();
    this.#arrived = Promise.withResolvers();
  }
}
