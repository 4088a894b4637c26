import type { Clock } from '../clock/port.ts';

interface Limits {
  /** Simultaneous requests that are answered at a normal pace. */
  readonly fast: number;
  /**
   * A request older than this many ms moves aside, so that slow sites never hold up the others. `most` at first, and then
   * by what requests usually take, down to `least`: at thousands of sites each second for a site that hangs is felt.
   */
  readonly slowAfterMs: { readonly least: number; readonly most: number };
  /** Slow requests that may be moved aside at once; beyond that they keep their place. */
  readonly slow: number;
}

/** The usual time is the one within which so many of all requests end. Where more than the rest are slow, that is usual. */
const USUAL_PART = 0.8;
/** Slow is what takes so many times as long as usual. */
const TIMES_USUAL = 1.5;
/** By so much of itself, at most, one request changes the usual time: some dozens make it follow a change. */
const STEP = 0.1;
/** A request that takes longer than this many ms hangs. */
const HANGS_AFTER_MS = 3000;

/**
 * The turns of requests to sites. A long turn is moved to the slow lane, and its place is given to the next one: with 5
 * % of the sites hanging, the others continue at full pace.
 */
export class Lanes {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  /** Told once nobody waits. */
  readonly #untilQuiet: (() => void)[] = [];
  #fast = 0;
  #slow = 0;
  #hanging = 0;
  #usualMs: number;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#usualMs = limits.slowAfterMs.most / TIMES_USUAL;
  }

  /**
   * Waits for a turn; the returned function ends it (calling it again does nothing).
   * @param first Goes before all that wait already.
   */
  async enter(first = false): Promise<() => void> {
    if (this.#fast >= this.#limits.fast) await inLine(this.#waiting, first);
    else this.#fast += 1;
    let lane: 'fast' | 'slow' | 'left' = 'fast';
    let hangs = false;
    const entered = this.#clock.elapsed();
    const moveAside = () => {
      const ms = this.#clock.elapsed() - entered;
      const left = Math.ceil(this.#slowAfterMs - ms);
      if (left > 0) {
        cancel = this.#clock.after(left, moveAside);
        return;
      }
      this.#learn(ms);
      cancel = this.#clock.after(Math.max(0, HANGS_AFTER_MS - ms), () => {
        hangs = true;
        this.#hanging += 1;
      });
      if (this.#slow >= this.#limits.slow) return;
      lane = 'slow';
      this.#slow += 1;
      this.#passOn();
    };
    let cancel = this.#clock.after(this.#limits.slowAfterMs.least, moveAside);
    return () => {
      cancel();
      if (hangs) this.#hanging -= 1;
      hangs = false;
      if (lane === 'slow') this.#slow -= 1;
      if (lane === 'fast') {
        this.#learn(this.#clock.elapsed() - entered);
        this.#passOn();
      }
      lane = 'left';
    };
  }

  get #slowAfterMs(): number {
    const { least, most } = this.#limits.slowAfterMs;
    return Math.min(most, Math.max(least, TIMES_USUAL * this.#usualMs));
  }

  /** A quantile needs no list of times: it rises a little with each that took longer, and falls with each other one. */
  #learn(ms: number): void {
    const change = ms > this.#usualMs ? USUAL_PART : USUAL_PART - 1;
    this.#usualMs = Math.min(this.#limits.slowAfterMs.most, this.#usualMs * (1 + STEP * change));
  }

  /** A freed place goes directly to the request that has waited longest. There may be fewer or more places by now. */
  #passOn(): void {
    this.#fast -= 1;
    while (this.#fast < this.#limits.fast) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#fast += 1;
      next();
      if (this.#waiting.length === 0) for (const go of this.#untilQuiet.splice(0)) go();
    }
  }

  /** Resolves once nobody waits for a place. */
  async quiet(): Promise<void> {
    if (this.#waiting.length > 0) await inLine(this.#untilQuiet);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Requests that have had a place for seconds. */
  get hanging(): number {
    return this.#hanging;
  }

  get busy(): number {
    return this.#fast + this.#slow;
  }
}

function inLine(waiting: (() => void)[], first = false): Promise<void> {
  return new Promise(resolve => void (first ? waiting.unshift(resolve) : waiting.push(resolve)));
}

/** Turns at one address each: at most so many at once, first come first served. */
export interface AddressTurns {
  /** @param first Goes before all that wait already. @returns what ends the turn. */
  enter(address: string, first?: boolean): Promise<() => void>;
}

/** Those of one process: one small counter per address. */
export class Turnstiles implements AddressTurns {
  readonly #limits: { readonly perAddress: number };
  readonly #gates = new Map<string, { inside: number; waiting: (() => void)[] }>();

  constructor(limits: { readonly perAddress: number }) {
    this.#limits = limits;
  }

  /** @param first Goes before all that wait already. */
  async enter(key: string, first = false): Promise<() => void> {
    let gate = this.#gates.get(key);
    if (!gate) {
      gate = { inside: 0, waiting: [] };
      this.#gates.set(key, gate);
    }
    const mine = gate;
    if (mine.inside >= this.#limits.perAddress) await inLine(mine.waiting, first);
    else mine.inside += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      mine.inside -= 1;
      while (mine.inside < this.#limits.perAddress) {
        const next = mine.waiting.shift();
        if (!next) break;
        mine.inside += 1;
        next();
      }
      if (mine.inside === 0) this.#gates.delete(key);
    };
  }
}
