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

interface DialResolver {
  /** @throws OutboundError dns or refused_address. */
  resolve(host: string): Promise<unknown>;
  readonly socketLookup: LookupFunction;
}

/** Connections to checked addresses, within limits over all of them. */
export class GuardedDial {
  readonly #guard: AddressGuard;
  readonly #resolver: DialResolver;
  readonly #limits: DialLimits;
  readonly #open = new Set<Socket>();
  #made = 0;
  #bytes = { in: 0, out: 0 };
  #closed = false;

  constructor(guard: AddressGuard, resolver: DialResolver, limits: DialLimits) {
    this.#guard = guard;
    this.#resolver = resolver;
    this.#limits = limits;
  }

  /** @throws OutboundError */
  async connect(hostname: string, port: number): Promise<Socket> {
    const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
    this.#requireLeft();
    await this.#resolver.resolve(host); // the lookup of a socket is not asked about addresses that are written out
    this.#requireLeft();
    this.#made++;
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
    this.#closed = true;
    for (const socket of this.#open) socket.destroy();
  }

  #requireLeft(): void {
    const { connections, atOnce } = this.#limits;
    if (!this.#closed && this.#made < connections && this.#open.size < atOnce) return;
    throw new OutboundError('too_large', 'The page takes more connections or data than it may.', { sent: false });
  }
}

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
