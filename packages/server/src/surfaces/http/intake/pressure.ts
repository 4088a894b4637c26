import type { AppError } from '../../../kernel/errors.ts';
import { serverBusy } from './in-hand.ts';

/** A request that has waited so long behind others is better told to come back. */
const MOST_WAIT_MS = 200;
/** A turn of the event loop that is shorter is no sign of too much work. */
const EASY_TURN_MS = 100;
/** One slow request keeps those behind it waiting, too: only when it goes on for so long, there is too much to do. */
const SUSTAINED_MS = 1000;
/** Between two turns there was time for nothing to do. */
const REST_MS = 50;

/** Time, and what is called when the turn of the event loop that goes on is over. */
export interface Turns {
  now(): number;
  afterTurn(work: () => void): void;
}

const REAL: Turns = { now: () => performance.now(), afterTurn: work => void setImmediate(work) };

/**
 * Refuses what this process has no time for. The store is asked in the thread that answers, so requests that arrived
 * together wait for one another within one turn of the event loop: how long that has gone on is how long the next one has
 * waited. Beyond its limit the rest of the turn is answered in microseconds, and so waiting stays short. Decision 0038.
 */
export class Pressure {
  readonly #turns: Turns;
  #turnSince: number | undefined;
  #lastTurnEnded = Number.NEGATIVE_INFINITY;
  /** Since when all turns were long. */
  #behindSince: number | undefined;
  #refused = 0;

  constructor(turns: Turns = REAL) {
    this.#turns = turns;
  }

  /** So many were refused. */
  get refused(): number {
    return this.#refused;
  }

  /** Why a request is not begun; undefined: there is time for it. */
  refusal(): AppError | undefined {
    const now = this.#turns.now();
    this.#turnSince ??= this.#begin(now);
    const waited = now - this.#turnSince;
    const behind = this.#behindSince === undefined ? 0 : now - this.#behindSince;
    if (waited < MOST_WAIT_MS || behind < SUSTAINED_MS) return undefined;
    this.#refused += 1;
    return serverBusy();
  }

  #begin(now: number): number {
    if (now - this.#lastTurnEnded > REST_MS) this.#behindSince = undefined;
    this.#turns.afterTurn(() => this.#end(now));
    return now;
  }

  #end(since: number): void {
    const now = this.#turns.now();
    this.#turnSince = undefined;
    this.#lastTurnEnded = now;
    if (now - since < EASY_TURN_MS) this.#behindSince = undefined;
    else this.#behindSince ??= since;
  }
}
