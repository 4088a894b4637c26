import type { QueueMessage, Suspect } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import { Batcher } from './batcher.ts';
import { HandedBack } from './job.ts';
import { DEATHS_UNTIL_SET_ASIDE } from './set-aside.ts';

/** Works on the messages of one queue. What it throws is a bug: the message is delivered again later. */
export interface QueueHandler {
  readonly queue: string;
  /**
   * @param progressed To be called when a part of the work on one site is done for good, which the next delivery won't
   *   do again: a message that gets on is not what kills this server.
   */
  readonly handle: (message: QueueMessage, progressed?: () => void) => Promise<void>;
  /** The same work as messages that are as small as can be; one body where it can't be divided. */
  readonly pieces: (body: unknown) => readonly unknown[];
  /** Processes died over this message, and nobody gets it again: says so wherever its result is looked for. */
  readonly setAside: (message: QueueMessage) => Promise<void>;
}

export interface WorkerOptions {
  readonly pollMs: number;
}

const MESSAGES_PER_CLAIM = 4;
const MESSAGES_IN_HAND = 400;
const REDELIVER_MS = 30_000;
const LONGEST_REDELIVER_MS = 3600_000;
/** A suspect is worked on alone for so long, and four times as long after each further death. */
const ALONE_MS = 5_000;
const LONGEST_ALONE_MS = 320_000;
const COMPLETED_PER_WRITE = 100;
const GATHER_MS = 100;
const STANDARD: WorkerOptions = { pollMs: 500 };

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
  /** The suspect beside which nothing else is taken. */
  #alone: string | undefined;
  #suspectsLookedFor = Number.NEGATIVE_INFINITY;
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

  /** Messages that are being worked on. */
  get inHand(): number {
    return this.#inHand.size;
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
        taken += await this.#takeSuspect();
        for (const handler of this.#handlers) taken += await this.#take(handler);
      } catch (error) {
        if (!this.#services.troubles.note(error)) {
          this.#services.log.error({ err: error }, 'the job queue could not be read');
        }
      }
      if (taken === 0) await this.#pause(this.#options.pollMs);
      else await new Promise(resolve => setImmediate(resolve));
    }
  }

  async #take(handler: QueueHandler): Promise<number> {
    const { queue, childSites, settings } = this.#services;
    if (this.#resting || this.#alone !== undefined || this.#inHand.size >= MESSAGES_IN_HAND) return 0;
    if (childSites.waiting() >= settings.syncConcurrency) return 0;
    const messages = await queue.claim(handler.queue, MESSAGES_PER_CLAIM);
    // A process that slept longer than its leases last gets its own messages once more.
    const fresh = messages.filter(({ id }) => !this.#inHand.has(id));
    for (const message of fresh) this.#inHand.set(message.id, this.#work(handler, message));
    return fresh.length;
  }

  /**
   * Takes a message over which a process may have died. First it is worked on with nothing beside it, so that a further
   * death tells; then in pieces; and when it has proved deadly, no more.
   */
  async #takeSuspect(): Promise<number> {
    const { queue, log } = this.#services;
    if (this.#resting || this.#alone !== undefined) return 0;
    if (performance.now() - this.#suspectsLookedFor < this.#options.pollMs) return 0;
    const byQueue = new Map(this.#handlers.map(handler => [handler.queue, handler]));
    const alone = this.#inHand.size === 0;
    const suspect = await queue.claimSuspect([...byQueue.keys()], alone);
    const handler = suspect && byQueue.get(suspect.queue);
    if (!handler) {
      this.#suspectsLookedFor = performance.now();
      return 0;
    }
    if (this.#inHand.has(suspect.id)) return 0;
    const { id, suspicion, deaths } = suspect;
    if (deaths >= DEATHS_UNTIL_SET_ASIDE) {
      log.error(
        { queue: suspect.queue, message: id, body: suspect.body },
        'a queue message that crashed processes was set aside',
      );
      this.#inHand.set(id, this.#work(handler, suspect, handler.setAside));
      return 1;
    }
    const pieces = suspicion > 1 ? handler.pieces(suspect.body) : [];
    if (pieces.length > 1) {
      await queue.split(suspect, pieces);
      return 1;
    }
    this.#inHand.set(id, this.#work(handler, suspect, handler.handle));
    if (alone) this.#keepAlone(suspect);
    return 1;
  }

  #keepAlone({ id, suspicion }: Suspect): void {
    this.#alone = id;
    const end = () => {
      if (this.#alone !== id) return;
      cancel();
      this.#alone = undefined;
      this.#wake();
    };
    const cancel = this.#services.clock.after(Math.min(LONGEST_ALONE_MS, ALONE_MS * 4 ** (suspicion - 1)), () => {
      this.#services.queue.noLongerAlone([id]).then(end, end);
    });
    void this.#inHand.get(id)?.finally(end);
  }

  async #work(handler: QueueHandler, message: QueueMessage, how = handler.handle): Promise<void> {
    const { queue, log, troubles } = this.#services;
    let absolved = !('suspicion' in message);
    const progressed = () => {
      if (absolved) return;
      absolved = true;
      queue.absolve([message.id]).catch(() => {}); // the next part tells it again, or the message is completed
    };
    try {
      await how(message, progressed);
      await this.#completed.add(message.id);
    } catch (error) {
      if (this.#stopping) return; // given back already
      if (error instanceof HandedBack) return await queue.release([message.id], 0).catch(() => {});
      // A full disk lasts as long as it lasts, and is no fault of the message.
      const trouble = troubles.note(error);
      if (!trouble) {
        log.error({ err: error, queue: handler.queue, message: message.id }, 'a queue message could not be processed');
      }
      const delayMs = trouble ? REDELIVER_MS : redeliverMs(message.deliveries);
      await queue.release([message.id], delayMs).catch(() => {}); // its lease ends by itself
    } finally {
      this.#inHand.delete(message.id);
      this.#wake();
    }
  }

  #heartbeat(): void {
    this.#cancelHeartbeat = this.#services.clock.after(this.#services.queue.leaseMs / 3, () => {
      if (this.#stopping) return;
      this.#services.queue.extend([...this.#inHand.keys()]).catch(error => {
        if (this.#services.troubles.note(error)) return;
        this.#services.log.error({ err: error }, 'queue leases could not be extended');
      });
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

/** A bug that stays costs less and less. */
function redeliverMs(deliveries: number): number {
  return Math.min(LONGEST_REDELIVER_MS, REDELIVER_MS * 2 ** (deliveries - 1));
}
