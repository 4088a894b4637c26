import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../../../kernel/errors.ts';
import type { Settings } from '../../../settings.ts';
import { addressKey, sharedAddresses } from './client-address.ts';
import { InHand } from './in-hand.ts';

/** Connections beyond the limit that are kept open long enough to get an error. */
const TOLD_WHY = 1.25;
const ASK_WITHIN_MS = 5000;

/**
 * Limits the connections in total and per address. Those beyond the limit get an error, or are closed if there are too
 * many.
 */
export class Connections {
  readonly #open: InHand;
  readonly #refused = new WeakMap<Socket, AppError>();
  readonly #most: number;
  readonly #isShared: (address: string) => boolean;

  constructor({ connections, connectionsPerAddress, trustProxy }: Settings) {
    this.#open = new InHand(connections, connectionsPerAddress);
    this.#most = Math.ceil(connections * TOLD_WHY);
    this.#isShared = sharedAddresses(trustProxy);
  }

  get size(): number {
    return this.#open.size;
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const { remoteAddress = '' } = socket;
      const who = this.#isShared(remoteAddress) ? undefined : addressKey(remoteAddress);
      let refusal = this.#open.refusal(who);
      if (refusal?.code === 'server_busy') {
        server.closeIdleConnections();
        refusal = this.#open.refusal(who);
      }
      if (this.#open.size >= this.#most) {
        socket.destroy();
        return;
      }
      socket.once('close', this.#open.enter(refusal?.code === 'too_many_requests' ? undefined : who));
      if (!refusal) return;
      this.#refused.set(socket, refusal);
      socket.setTimeout(ASK_WITHIN_MS);
    });
  }

  /** Why every request over a connection is refused. */
  refusalOf(socket: Socket): AppError | undefined {
    return this.#refused.get(socket);
  }
}
