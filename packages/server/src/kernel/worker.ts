import type { Message } from '../ports/job-queue/port.ts';
import { Batcher } from './batcher.ts';
import type { Services } from './context.ts';
import { HandedBack } from './job.ts';

/** Works on the messages of one queue. What it throws is a bug: the message is delivered again later. */
export interface QueueHandler {
  readonly queue: string;
  readonly handle: (message: Message) => Promise<void>;
}

export interface WorkerOptions {
  readonly pollMs: number;
  readonly leaseMs: number;
}

const MESSAGES_PER_CLAIM = 4;
const MESSAGES_IN_HAND = 400;
const REDELIVER_MS = 30_000;
const COMPLETED_PER_WRITE = 100;
const GATHER_MS = 100;
const STANDARD: WorkerOptions = { pollMs: 500, leaseMs: 30_000 };

/**
 * Takes messages from the queue and works on many at once: more are taken as long as requests to sites don't pile up
 * waiting for their turn. Leases are prolonged while work goes on; after a crash they end, and others take over.
 */
export class Worker {
  readonly #services: Services;
  readonly #handlers: readonly QueueHandler[];
  readonly #options: WorkerOptions;
  readonly #completed: Batcher<string>;
  readonly #inHand = new Map<string, Promise<void>>();
  #running: Promise<void> | undefined;
  /** No more messages are taken. */
  #resting = false;
  #stopping = false;
  #wake: () => void = () => {};
  #cancelHeartbeat: () => void = () => {};

  constructor(services: Services, handlers: readonly QueueHandler[], options: Partial<WorkerOptions> = {}) {
    this.#services = services;
    this.#handlers = handlers;
    this.#options = { ...STANDARD, ...options };
    this.#completed = new Batcher(ids => services.queue.complete(ids), COMPLETED_PER_WRITE, GATHER_MS);
  }

  start(): void {
    this.#resting = false;
    this.#stopping = false;
    this.#running ??= this.#loop();
    this.#heartbeat();
  }

  /** Looks for messages at once instead of at the next poll. */
  wake(): void {
    this.#wake();
  }

  /** Takes no more messages. Resolves when those in hand have come to their end, or were handed back. */
  async rest(): Promise<void> {
    this.#resting = true;
    this.#wake();
    await this.#running;
    await this.idle();
  }

  /** Stops taking messages; those in hand are given back, so that another process goes on with them at once. */
  async stop(): Promise<void> {
    this.#resting = true;
    this.#stopping = true;
    this.#cancelHeartbeat();
    this.#wake();
    await this.#running;
    this.#running = undefined;
    await this.#services.queue.release([...this.#inHand.keys()], 0);
  }

  /** Resolves when no message is in hand, or after `mostMs`. */
  async idle(mostMs?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>(resolve => {
      if (mostMs !== undefined) timer = setTimeout(resolve, mostMs, 'late');
    });
    while (this.#inHand.size > 0) {
      if ((await Promise.race([Promise.all(this.#inHand.values()), late])) === 'late') break;
    }
    clearTimeout(timer);
  }

  async #loop(): Promise<void> {
    while (!this.#resting) {
      let taken = 0;
      try {
        for (const handler of this.#handlers) taken += await this.#take(handler);
      } catch (error) {
        this.#services.log.error({ err: error }, 'the queue could not be read');
      }
      if (taken === 0) await this.#pause(this.#options.pollMs);
      else await new Promise(resolve => setImmediate(resolve));
    }
  }

  async #take(handler: QueueHandler): Promise<number> {
    const { queue, childSites, settings } = this.#services;
    if (this.#resting || this.#inHand.size >= MESSAGES_IN_HAND) return 0;
    if (childSites.waiting() >= settings.syncConcurrency) return 0;
    const messages = await queue.claim(handler.queue, MESSAGES_PER_CLAIM, this.#options.leaseMs);
    // A process that slept longer than its leases last gets its own messages once more.
    const fresh = messages.filter(({ id }) => !this.#inHand.has(id));
    for (const message of fresh) this.#inHand.set(message.id, this.#work(handler, message));
    return fresh.length;
  }

  async #work(handler: QueueHandler, message: Message): Promise<void> {
    const { queue, log } = this.#services;
    try {
      await handler.handle(message);
      await this.#completed.add(message.id);
    } catch (error) {
      if (this.#stopping) return; // given back already
      if (error instanceof HandedBack) return await queue.release([message.id], 0).catch(() => {});
      log.error({ err: error, queue: handler.queue, message: message.id }, 'a message could not be worked on');
      await queue.release([message.id], REDELIVER_MS).catch(() => {}); // its lease ends by itself
    } finally {
      this.#inHand.delete(message.id);
      this.#wake();
    }
  }

  #heartbeat(): void {
    this.#cancelHeartbeat = this.#services.clock.after(this.#options.leaseMs / 3, () => {
      if (this.#stopping) return;
      this.#services.queue
        .extend([...this.#inHand.keys()], this.#options.leaseMs)
        .catch(error => this.#services.log.error({ err: error }, 'leases could not be prolonged'));
      this.#heartbeat();
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
