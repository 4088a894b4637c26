import { performance } from 'node:perf_hooks';
import type { AppError } from '../../../kernel/errors.ts';
import { serverBusy } from './in-hand.ts';

/** A request that arrives after the server has worked without a pause for this long has waited for about as long. */
const WORK_MS = 800;
/** One slow request also delays those behind it: only this many in a row are too many. */
const MANY = 20;
/** Waiting requests are refused until none are waiting, or for this long. */
const SEND_AWAY_MS = 250;
/** A pause: shorter ones are between one request and the next. */
const PAUSE_MS = 2;

/** Milliseconds: the time now, and the idle time of the event loop so far. */
export interface LoopTime {
  now(): number;
  idle(): number;
}

const REAL: LoopTime = { now: () => performance.now(), idle: () => performance.eventLoopUtilization().idle };

/**
 * Refuses requests that this process has no time for. The store is read in the thread that answers, so further requests
 * wait unseen in the system: the only sign of it is an event loop without a pause for a while. Refusing the waiting
 * requests costs little; then work starts again with new requests. See docs/decisions/0038.
 */
export class Pressure {
  readonly #time: LoopTime;
  /** When the time without a pause began, and the idle time until then. */
  #since = Number.NEGATIVE_INFINITY;
  #idle = Number.NEGATIVE_INFINITY;
  #begun = 0;
  #sendingAwaySince: number | undefined;
  #refused = 0;

  constructor(time: LoopTime = REAL) {
    this.#time = time;
  }

  /** Number of refused requests. */
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
