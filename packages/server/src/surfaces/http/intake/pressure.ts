import { performance } from 'node:perf_hooks';
import type { Waiting } from '../../../ports/database/port.ts';

/** Whoever is read now may have waited for so long: a burst, or a moment in which the machine did something else. */
const WAIT_MS = 500;
/** More than a burst: so long after others were sent away, those who come wait for less. */
const CALM_MS = 1000;
const WAIT_UNDER_LOAD_MS = 250;
/** One slow request keeps those behind it waiting, too: only so many in a row are too much. */
const MANY = 20;
/** What a script sends at once over a hundred connections is a burst also where each takes a slow machine long. */
const MOST_IN_BURST = 100;
/** Those who wait are sent away until nobody waits any more, or for so long. */
const SEND_AWAY_MS = 250;
/** A pause: shorter ones are between one request and the next. */
const PAUSE_MS = 2;

/** Of the event loop, in milliseconds: now, and how long it has had nothing to do so far. */
export interface LoopTime {
  now(): number;
  idle(): number;
  /** Calls back once what has arrived is read, before it looks for more. */
  afterTurn(call: () => void): void;
}

/** What is in progress. */
interface Line {
  /** Queries that wait for a connection of the store. */
  queries(): Waiting;
  requests(): number;
}

const REAL: LoopTime = {
  now: () => performance.now(),
  idle: () => performance.nodeTiming.idleTime,
  afterTurn: call => void setImmediate(call),
};

/**
 * Refuses what this process has no time for. The store is asked in the thread that answers, so what comes meanwhile waits
 * unseen, in the system. What is read in a turn of the event loop came during the turn before at the earliest, unless
 * its connection waited as well: of those, a turn accepts one. So whoever is read may have waited since the last pause,
 * or the last turn but one without a new connection. Sending away those who wait takes little; then work begins anew, on
 * requests that have just come. On PostgreSQL, they wait for a connection instead. See docs/decisions/0038.
 */
export class Pressure {
  readonly #line: Line;
  readonly #time: LoopTime;
  /** Since when those may have waited who are read in this turn, and in the next one. */
  #before = Number.NEGATIVE_INFINITY;
  #since = Number.NEGATIVE_INFINITY;
  /** How much idle time there had been at the last pause. */
  #idle = Number.NEGATIVE_INFINITY;
  #begunBefore = 0;
  #begun = 0;
  #turning = false;
  #accepted = false;
  #sendingAwaySince: number | undefined;
  #refused = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(line: Line, time: LoopTime = REAL) {
    this.#line = line;
    this.#time = time;
  }

  /** So many were refused. */
  get refused(): number {
    return this.#refused;
  }

  /** A connection was accepted: others may wait behind it. */
  connected(): void {
    this.#accepted = true;
  }

  /** Whether there is no time for a request, so that it is not begun. */
  refuses(): boolean {
    const now = this.#time.now();
    const idle = this.#time.idle();
    const sentAwayLongEnough = this.#sendingAwaySince !== undefined && now - this.#sendingAwaySince >= SEND_AWAY_MS;
    if (idle - this.#idle >= PAUSE_MS || sentAwayLongEnough) {
      this.#before = now;
      this.#since = now;
      this.#idle = idle;
      this.#begunBefore = 0;
      this.#begun = 0;
      this.#sendingAwaySince = undefined;
    }
    const isCalm = now - this.#refusedAt >= CALM_MS;
    const wait = isCalm ? WAIT_MS : WAIT_UNDER_LOAD_MS;
    const many = isCalm ? MOST_IN_BURST : MANY;
    if (this.#begunBefore + this.#begun >= many && now - this.#before >= wait) this.#sendingAwaySince ??= now;
    if (this.#sendingAwaySince !== undefined || this.#keepsWaiting(wait)) {
      this.#refused += 1;
      this.#refusedAt = now;
      return true;
    }
    this.#begun += 1;
    if (!this.#turning) this.#time.afterTurn(() => this.#turned());
    this.#turning = true;
    return false;
  }

  /** Each request would wait at the end of this line, for each of its queries. That of one batch alone is no overload. */
  #keepsWaiting(most: number): boolean {
    const { count, ms } = this.#line.queries();
    return count >= MANY && ms >= most && this.#line.requests() >= MANY;
  }

  #turned(): void {
    this.#turning = false;
    const othersWait = this.#accepted;
    this.#accepted = false;
    if (othersWait) return;
    this.#before = this.#since;
    this.#since = this.#time.now();
    this.#begunBefore = this.#begun;
    this.#begun = 0;
  }
}
