import type { Services } from '../context.ts';
import { type Recurring, startRecurring, type WhenSteady } from './recurring.ts';
import type { RightToWork } from './right-to-work.ts';
import type { Worker } from './worker.ts';

const RETRY_MS = 1000;

export interface BackgroundParts {
  readonly right: RightToWork;
  /** Works on the messages of the queue. */
  readonly worker: Worker;
  readonly recurring: readonly Recurring[];
  /** Called before any work begins. */
  readonly startClock: () => Promise<void>;
  readonly whenSteady: WhenSteady;
}

/** What a process that works on jobs does: it obtains the right to work, takes messages, and runs recurring tasks. */
export class BackgroundWork {
  readonly worker: Worker;
  readonly #services: Services;
  readonly #parts: BackgroundParts;
  #working = false;
  #stopping = false;
  #cancelRetry = () => {};
  #stopRecurring: (() => Promise<void>) | undefined;

  constructor(services: Services, parts: BackgroundParts) {
    this.#services = services;
    this.#parts = parts;
    this.worker = parts.worker;
  }

  /** True while this process holds the right to work on jobs. */
  get working(): boolean {
    return this.#working;
  }

  /** Starts as soon as this process has the right to work. */
  start(): void {
    this.#begin().catch(error => {
      this.#noteUnlessTrouble(error, 'the worker could not start, and tries again');
      this.#retry();
    });
  }

  /** Begins nothing more; what runs goes on. */
  startNothing(): void {
    this.#stopping = true;
    this.#cancelRetry();
    this.worker.takeNothing();
  }

  /** Resolves when the work in progress has finished or was handed back. */
  async rest(): Promise<void> {
    await Promise.all([this.worker.rest(), this.stopRecurring()]);
  }

  /** Resolves when the recurring tasks in progress have finished: late if a call of theirs hangs. */
  async stopRecurring(): Promise<void> {
    await this.#stopRecurring?.();
  }

  /** Returns the messages in progress, so that other processes continue with them at once. Requests have ended by then. */
  async stop(): Promise<void> {
    await this.worker.stop();
    await this.#parts.right.leave();
  }

  /** Releases the right to work; the store is closed by then. */
  free(): void {
    this.#parts.right.free();
  }

  async #begin(): Promise<void> {
    if (this.#stopping) return;
    const { right, worker, recurring, startClock, whenSteady } = this.#parts;
    this.#working ||= right.take();
    if (!this.#working) return this.#retry();
    await right.begin();
    // Neither a full disk nor a fault of one feature may prevent what can still be done.
    await startClock().catch(error => this.#noteUnlessTrouble(error, 'the clock could not be compared at the start'));
    if (this.#stopping) return;
    worker.start();
    this.#stopRecurring = startRecurring(
      this.#services,
      [...recurring, ...right.recurring],
      whenSteady,
      right.takeTurn,
    );
  }

  #retry(): void {
    if (!this.#stopping) this.#cancelRetry = this.#services.clock.after(RETRY_MS, () => this.start());
  }

  #noteUnlessTrouble(error: unknown, what: string): void {
    const { troubles, log } = this.#services;
    if (!troubles.note(error)) log.error({ err: error }, what);
  }
}
