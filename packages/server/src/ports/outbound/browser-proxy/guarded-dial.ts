import { connect, type LookupFunction, type Socket } from 'node:net';
import type { AddressGuard } from '../address-guard.ts';
import { OutboundError } from '../port.ts';

/** What one browser may take in all. */
export interface DialLimits {
  readonly connectMs: number;
  readonly connections: number;
  readonly atOnce: number;
  readonly bytesIn: number;
  /** A page must not be able to make this server flood somebody. */
  readonly bytesOut: number;
}

/** Look-ups at a time: each may keep a thread for ten seconds, and a page can name any number of names. */
const LOOK_UPS = 2;

interface DialResolver {
  /** @param stranger Aborted once the page is closed. @throws OutboundError dns or refused_address. */
  resolve(host: string, stranger: AbortSignal): Promise<unknown>;
  /** Whether it takes no look-up to resolve it. */
  knows(host: string): boolean;
  readonly socketLookup: LookupFunction;
}

/** Connections to checked addresses, within limits over all of them. */
export class GuardedDial {
  readonly #guard: AddressGuard;
  readonly #resolver: DialResolver;
  readonly #limits: DialLimits;
  readonly #open = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];
  /** Connections that are made, and those of them whose names are looked up or wait for that. */
  #made = 0;
  #unresolved = 0;
  #lookUps = 0;
  /** By their hosts: one that is silent must not take all places. */
  readonly #underWay = new Map<string, Promise<void>>();
  #bytes = { in: 0, out: 0 };
  readonly #over = new AbortController();

  constructor(guard: AddressGuard, resolver: DialResolver, limits: DialLimits) {
    this.#guard = guard;
    this.#resolver = resolver;
    this.#limits = limits;
  }

  /** @throws OutboundError */
  async connect(hostname: string, port: number): Promise<Socket> {
    const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
    this.#requireLeft();
    this.#made++;
    this.#unresolved++;
    // The lookup of a socket is not asked about addresses that are written out.
    await this.#resolve(host).finally(() => this.#unresolved--);
    if (this.#over.signal.aborted) throw tooMuch();
    const socket = connect({ host, port, lookup: this.#resolver.socketLookup });
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    await connected(socket, this.#limits.connectMs);
    if (this.#guard.allows(socket.remoteAddress ?? '')) return socket;
    socket.destroy();
    throw new OutboundError('refused_address', 'The address is in a network that is not allowed.', { sent: false });
  }

  /** Bytes of contents that have come in, or gone out. Above the limit, all connections end, and there are no more. */
  count(direction: 'in' | 'out', bytes: number): void {
    this.#bytes[direction] += bytes;
    if (this.#bytes.in > this.#limits.bytesIn || this.#bytes.out > this.#limits.bytesOut) this.close();
  }

  close(): void {
    this.#over.abort();
    for (const socket of this.#open) socket.destroy();
    for (const begin of this.#waiting.splice(0)) begin();
  }

  async #resolve(host: string): Promise<void> {
    if (this.#resolver.knows(host)) return void (await this.#resolver.resolve(host, this.#over.signal));
    const same = this.#underWay.get(host);
    if (same) return same;
    const looking = this.#inPlace(host).finally(() => this.#underWay.delete(host));
    this.#underWay.set(host, looking);
    return looking;
  }

  async #inPlace(host: string): Promise<void> {
    if (this.#lookUps < LOOK_UPS) this.#lookUps++;
    else await new Promise<void>(begin => this.#waiting.push(begin)); // in the place of one that has ended
    try {
      if (this.#over.signal.aborted) throw tooMuch();
      await this.#resolver.resolve(host, this.#over.signal);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#lookUps--;
    }
  }

  #requireLeft(): void {
    const { connections, atOnce } = this.#limits;
    if (!this.#over.signal.aborted && this.#made < connections && this.#open.size + this.#unresolved < atOnce) return;
    throw tooMuch();
  }
}

const tooMuch = () =>
  new OutboundError('too_large', 'The page takes more connections or data than it may.', { sent: false });

function connected(socket: Socket, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new OutboundError('connect', 'The host could not be reached.', { sent: false, cause }));
    };
    const timer = setTimeout(fail, withinMs);
    socket.once('error', fail);
    socket.once('close', fail);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket
        .off('close', fail)
        .off('error', fail)
        .on('error', () => socket.destroy());
      resolve();
    });
  });
}

/** Whether a connection was not made because of its address. */
export const isRefusal = (error: unknown) => error instanceof OutboundError && error.fault === 'refused_address';
