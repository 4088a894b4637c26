import type { Clock } from '../../clock/port.ts';

/** What need not be sent at once goes with the next round; one begins for that alone only after so long. */
const SOON_MS = 10;

/**
 * When rounds begin. One that is due begins with the next turn of the event loop, or some time after the last one began:
 * all who ask until then share it.
 */
export class RoundTimes {
  readonly #clock: Clock;
  readonly #everyMs: number;
  readonly #begin: () => void;
  #began = Number.NEGATIVE_INFINITY;
  #isDue = false;
  #cancelSoon: (() => void) | undefined;

  /** @param everyMs In real time: what waits is the store, not a schedule. */
  constructor(clock: Clock, everyMs: number, begin: () => void) {
    this.#clock = clock;
    this.#everyMs = everyMs;
    this.#begin = begin;
  }

  due(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    const wait = this.#began + this.#everyMs - performance.now();
    if (wait <= 0) setImmediate(() => this.#beginDue());
    else setTimeout(() => this.#beginDue(), wait).unref();
  }

  /** @param due Called after a while, unless a round begins before. */
  soon(due: () => void): void {
    this.#cancelSoon ??= this.#clock.after(SOON_MS, () => {
      this.#cancelSoon = undefined;
      due();
    });
  }

  /** The round that is due does not begin. */
  callOff(): void {
    this.#isDue = false;
    this.#endSoon();
  }

  #beginDue(): void {
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#began = performance.now();
    this.#endSoon();
    this.#begin();
  }

  #endSoon(): void {
    this.#cancelSoon?.();
    this.#cancelSoon = undefined;
  }
}
