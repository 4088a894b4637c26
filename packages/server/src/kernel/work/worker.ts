import type { Services } from '../context.ts';
import { within } from '../process/within.ts';
import { MessagesInHand } from './messages-in-hand.ts';
import { messageProcessor, type ProcessMessage } from './process-message.ts';
import type { QueueHandler } from './queue-handler.ts';
import { sitesInMessage } from './set-aside.ts';
import { SuspectTaker } from './take-suspects.ts';

export interface WorkerOptions {
  readonly pollMs: number;
}

const MESSAGES_PER_CLAIM = 4;
/**
 * What is known of a site while it is worked on takes memory. Not messages are counted, but their sites that are left:
 * many messages soon wait only for one that hangs, and none of them must keep others from being begun.
 */
const SITES_IN_HAND = 10_000;
/** Some batches: a store that keeps up has fewer waiting. Those in hand add to it until they have ended. */
const MOST_UNSAVED = 1000;
/** What is left to do with an answer once it has arrived, and with a result once it is stored, takes less. */
const FOLLOWS_WITHIN_MS = 250;
/** While the store is away, messages are returned without what it should have stored. */
const STORED_WITHIN_MS = 2000;
const STANDARD: WorkerOptions = { pollMs: 500 };

/**
 * Takes messages from the queue and works on many at once: more are taken as long as requests to sites don't pile up
 * waiting for their turn, nor results waiting for the store.
 */
export class Worker {
  readonly #services: Services;
  readonly #handlers: readonly QueueHandler[];
  readonly #options: WorkerOptions;
  readonly #inHand: MessagesInHand;
  readonly #process: ProcessMessage;
  readonly #suspects: SuspectTaker;
  #running: Promise<void> | undefined;
  /** No more messages are taken. */
  #resting = false;
  /** All messages in hand have been returned. */
  #gaveBack = false;
  /** There may be messages that the last look did not see. */
  #woken = false;
  #wake: () => void = () => {};

  constructor(services: Services, handlers: readonly QueueHandler[], options: Partial<WorkerOptions> = {}) {
    this.#services = services;
    this.#handlers = handlers;
    this.#options = { ...STANDARD, ...options };
    const wake = () => this.wake();
    this.#inHand = new MessagesInHand(services, wake);
    this.#process = messageProcessor(services, () => this.#gaveBack);
    const takesMore = () => this.#takesMore();
    const { pollMs } = this.#options;
    const parts = { handlers, wake, takesMore, pollMs, inHand: this.#inHand, process: this.#process };
    this.#suspects = new SuspectTaker(services, parts);
  }

  start(): void {
    this.#resting = false;
    this.#gaveBack = false;
    this.#running ??= this.#loop();
    this.#inHand.keepProlonging();
  }

  /** Messages that are being worked on. */
  get inHand(): number {
    return this.#inHand.size;
  }

  /** Looks for messages at once instead of at the next poll. */
  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  takeNothing(): void {
    this.#resting = true;
    this.wake();
  }

  /** Takes no more messages. Resolves when those in hand have come to their end, or were handed back. */
  async rest(): Promise<void> {
    this.takeNothing();
    await this.#running;
    await this.idle();
  }

  /**
   * Stops taking messages; those in hand are given back, so that another process goes on with them at once. What sites
   * have answered is stored first: the other process would ask them again.
   */
  async stop(): Promise<void> {
    this.takeNothing();
    await this.#running;
    this.#running = undefined;
    await within(STORED_WITHIN_MS, this.#resultsStored());
    this.#inHand.stopProlonging();
    this.#gaveBack = true;
    const { queue, troubles, log } = this.#services;
    await queue.release(this.#inHand.ids, 0).catch(error => {
      // Their leases end by themselves; what else is to be closed must not stay open for that.
      if (!troubles.note(error)) log.error({ err: error }, 'queue messages could not be returned');
    });
  }

  /** Resolves when no message is in hand. */
  idle(): Promise<void> {
    return this.#inHand.idle();
  }

  /** Resolves when messages in hand wait for nothing but sites. */
  async #resultsStored(): Promise<void> {
    const { unsavedResults } = this.#services;
    do {
      await unsavedResults.saved();
      await this.#inHand.idle(FOLLOWS_WITHIN_MS);
    } while (unsavedResults.count > 0);
  }

  async #loop(): Promise<void> {
    while (!this.#resting) {
      let taken = 0;
      this.#woken = false;
      try {
        taken += await this.#suspects.take();
        const due = await this.#withDue();
        for (const handler of this.#handlers) if (due.has(handler.queue)) taken += await this.#take(handler);
      } catch (error) {
        if (!this.#services.troubles.note(error)) {
          this.#services.log.error({ err: error }, 'the job queue could not be read');
        }
      }
      if (taken === 0) await this.#pause(this.#options.pollMs);
      else await new Promise(resolve => setImmediate(resolve));
    }
  }

  /** The queues that have something to claim; none while nothing more is taken. */
  async #withDue(): Promise<ReadonlySet<string>> {
    return this.#takesMore() ? this.#services.queue.withDue(this.#handlers.map(({ queue }) => queue)) : new Set();
  }

  #takesMore(): boolean {
    const { childSites, settings, unsavedResults } = this.#services;
    if (this.#resting || this.#suspects.keepsAlone || this.#inHand.sites >= SITES_IN_HAND) return false;
    return childSites.waiting() < settings.syncConcurrency && unsavedResults.count < MOST_UNSAVED;
  }

  async #take(handler: QueueHandler): Promise<number> {
    if (!this.#takesMore()) return 0;
    const messages = await this.#services.queue.claim(handler.queue, MESSAGES_PER_CLAIM);
    // A process that slept longer than its leases last gets its own messages once more.
    const fresh = messages.filter(({ id }) => !this.#inHand.has(id));
    for (const message of fresh) {
      void this.#inHand.add(message.id, sitesInMessage(message.body), remain =>
        this.#process(handler, message, { remain }),
      );
    }
    return fresh.length;
  }

  #pause(ms: number): Promise<void> {
    if (this.#woken) return new Promise(resolve => setImmediate(resolve));
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
