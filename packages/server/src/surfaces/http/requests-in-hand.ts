import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';

const TRY_AGAIN_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    inHand: boolean;
  }
}

/**
 * The requests in progress in this process. Once it is to stop, they can finish, and new ones are sent
 * away: the next process takes them. They are counted, not collected: see docs/decisions/0085.
 */
export class RequestsInHand {
  readonly #stopping: AbortSignal;
  #count = 0;
  #allDone: () => void = () => {};

  constructor(stopping: AbortSignal) {
    this.#stopping = stopping;
  }

  get size(): number {
    return this.#count;
  }

  /** Counts the requests of a server; call it before any other hook is added. */
  countOf(http: FastifyInstance): void {
    http.decorateRequest('inHand', false);
    http.addHook('onRequest', (request, reply, done) => {
      if (this.#stopping.aborted && request.routeOptions.url !== '/healthz') sendAway(request, reply);
      done();
    });
    // From here on a request gets an answer by itself; half-sent bodies before do not count as work.
    http.addHook('preHandler', (request, _reply, done) => {
      request.inHand = true;
      this.#count += 1;
      done();
    });
    // A disconnect does not end the work, so the answer counts; and then its last byte, while the caller is connected.
    http.addHook('onSend', (request, reply, _payload, done) => {
      if (this.#stopping.aborted) reply.header('connection', 'close');
      if (reply.raw.destroyed) this.#end(request);
      else reply.raw.once('close', () => this.#end(request));
      done();
    });
    this.#stopping.addEventListener('abort', () => http.server.closeIdleConnections());
  }

  /** Resolves when none is left. */
  async done(): Promise<void> {
    while (this.#count > 0) {
      await new Promise<void>(resolve => {
        this.#allDone = resolve;
      });
    }
  }

  #end(request: FastifyRequest): void {
    if (!request.inHand) return;
    request.inHand = false;
    this.#count -= 1;
    if (this.#count === 0) this.#allDone();
  }
}

/** @throws AppError server_stopping */
function sendAway(request: FastifyRequest, reply: FastifyReply): void {
  // A browser gives up an event stream after an error, but reconnects after a broken connection.
  if (request.headers.accept?.includes('text/event-stream')) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  throw new AppError('server_stopping', 'The server is being restarted. Try again in a few seconds.', {
    retry_after: TRY_AGAIN_SECONDS,
  });
}
