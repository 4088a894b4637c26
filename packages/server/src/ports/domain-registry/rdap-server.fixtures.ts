import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RdapReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A registry and the list that names it, on a port of this machine: it answers about domains what a test has set. */
export class RdapServer {
  /** Domains that it was asked about, in order. */
  readonly asked: string[] = [];
  /** How often the list was read. */
  lists = 0;
  listReply: RdapReply | undefined;
  readonly #replies = new Map<string, RdapReply>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const [, domain] = /^\/rdap\/domain\/(.+)$/.exec(request.url ?? '') ?? [];
      if (domain === undefined) this.lists++;
      else this.asked.push(domain);
      const reply = domain === undefined ? (this.listReply ?? this.#list()) : this.#replies.get(domain);
      const { status = 200, headers = {}, body = '' } = reply ?? { status: 404 };
      response.writeHead(status, headers).end(body);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get list(): string {
    return `${this.origin}/dns.json`;
  }

  reply(domain: string, reply: RdapReply): void {
    this.#replies.set(domain, reply);
  }

  /** As registries tell it. @param expires ISO 8601 */
  tell(domain: string, expires: string, registrar = 'Names Ltd'): void {
    const entity = {
      objectClassName: 'entity',
      roles: ['registrar'],
      vcardArray: ['vcard', [['fn', {}, 'text', registrar]]],
    };
    const events = [
      { eventAction: 'registration', eventDate: '1999-01-01T00:00:00Z' },
      { eventAction: 'expiration', eventDate: expires },
    ];
    this.reply(domain, {
      body: JSON.stringify({ objectClassName: 'domain', ldhName: domain, events, entities: [entity] }),
    });
  }

  #list(): RdapReply {
    const services = [
      [['com', 'co.uk'], [`${this.origin}/rdap/`]],
      [['broken'], ['no address']],
    ];
    return { body: JSON.stringify({ version: '1.0', services }) };
  }
}
