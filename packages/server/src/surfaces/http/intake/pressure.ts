import { performance } from 'node:perf_hooks';
import type { AppError } from '../../../kernel/errors.ts';
import { serverBusy } from './in-hand.ts';

/** Whoever comes once it has worked for so long without a pause has waited for about as long. */
const WORK_MS = 800;
/** One slow request keeps those behind it waiting, too: only so many in a row are too much. */
const MANY = 20;
/** Those who wait are sent away until nobody waits any more, or for so long. */
const SEND_AWAY_MS = 250;
/** A pause: shorter ones are between one request and the next. */
const PAUSE_MS = 2;

/** Milliseconds: now, and how long the event loop has had nothing to do so far. */
export interface LoopTime {
  now(): number;
  idle(): number;
}

const REAL: LoopTime = { now: () => performance.now(), idle: () => performance.eventLoopUtilization().idle };

/**
 * Refuses what this process has no time for. The store is asked in the thread that answers, so what comes meanwhile waits
 * unseen, in the system: that the event loop has had no pause for a while is the only sign of it. Sending away those who
 * wait takes little; then work begins anew, on requests that have just come. See docs/decisions/0038.
 */
export class Pressure {
  readonly #time: LoopTime;
  /** Since when there was no pause, and how much idle time there had been by then. */
  #since = Number.NEGATIVE_INFINITY;
  #idle = Number.NEGATIVE_INFINITY;
  #begun = 0;
  #sendingAwaySince: number | undefined;
  #refused = 0;

  constructor(time: LoopTime = REAL) {
    this.#time = time;
  }

  /** So many were refused. */
  get refused(): number {
    return this.#refused;
  }

  /** Why a request is not begun; undefined: there is time for it. */
  refusal(): AppError | undefined {
    const now = this.#time.now();
    const idle = this.#time.idle();
    const sentAwayLongEnough = this.#sendingAwaySince !== undefined && now - this.#sendingAwaySince >= SEND_AWAY_MS;
    if (idle - this.#idle >= PAUSE_MS || sentAwayLongEnough) {
      this.#since = now;
      this.#idle = idle;
      this.#begun = 0;
      this.#sendingAwaySince = undefined;
    }
    if (this.#begun >= MANY && now - this.#since >= WORK_MS) this.#sendingAwaySince ??= now;
    if (this.#sendingAwaySince !== undefined) {
      this.#refused += 1;
      return serverBusy();
    }
    this.#begun += 1;
    return undefined;
  }
}
