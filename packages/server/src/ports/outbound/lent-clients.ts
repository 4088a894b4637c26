import type { Client } from 'undici';

/** A client of one connection, for one request; return it when the request has ended. */
export interface LentClient {
  readonly client: Client;
  giveBack(): void;
}

/**
 * Clients by origin, each with one connection, kept as long as it is. A second request to an origin at the same time gets
 * a connection of its own, so it does not wait. undici's pools take 20 KB per origin, and its agents look through all
 * their origins whenever a connection ends: too much for a sync of thousands.
 */
export class LentClients {
  readonly #make: (origin: string) => Client;
  readonly #clients = new Set<Client>();
  readonly #free = new Map<string, Client[]>();

  /** @param make Makes a client that is not connected yet. */
  constructor(make: (origin: string) => Client) {
    this.#make = make;
  }

  lend(origin: string): LentClient {
    const client = this.#takeFree(origin) ?? this.#start(origin);
    return { client, giveBack: () => this.#takeBack(origin, client) };
  }

  /** Clients that are lent, or connected. */
  get size(): number {
    return this.#clients.size;
  }

  async destroy(): Promise<void> {
    await Promise.all([...this.#clients].map(client => client.destroy()));
  }

  #start(origin: string): Client {
    const client = this.#make(origin);
    this.#clients.add(client);
    // A request that was given up while it connected: nobody wants this connection any more.
    client.on('connect', () => {
      if (!this.#clients.has(client)) void client.destroy();
    });
    client.on('disconnect', () => {
      if (this.#dropFree(origin, client)) this.#clients.delete(client);
    });
    return client;
  }

  #takeBack(origin: string, client: Client): void {
    if (client.stats.connected) {
      const others = this.#free.get(origin);
      if (others) others.push(client);
      else this.#free.set(origin, [client]);
    } else this.#clients.delete(client);
  }

  #takeFree(origin: string): Client | undefined {
    const client = this.#free.get(origin)?.at(-1);
    if (client) this.#dropFree(origin, client);
    return client;
  }

  #dropFree(origin: string, client: Client): boolean {
    const free = this.#free.get(origin) ?? [];
    const at = free.indexOf(client);
    if (at < 0) return false;
    if (free.length === 1) this.#free.delete(origin);
    else free.splice(at, 1);
    return true;
  }
}
