import type { Clock } from '../clock/port.ts';

interface Limits {
  /** Requests under way at once that answer at a normal pace. */
  readonly fast: number;
  /**
   * A request older than this many ms moves aside, so that slow sites never hold up the others. `most` at first, and then
   * by what requests usually take, down to `least`: at thousands of sites each second for a site that hangs is felt.
   */
  readonly slowAfterMs: { readonly least: number; readonly most: number };
  /** Slow requests that may be aside at once; beyond it they keep their place. */
  readonly slow: number;
}

/** Slow is what takes so many times as long as usual. Where a third of the sites are slow, that is usual. */
const TIMES_USUAL = 3;
/** Requests after which the usual time has followed a change, about. */
const MEMORY = 50;

/**
 * The turns of requests to sites. A turn that lasts long is moved to the slow lane and its place given to the next:
 * with 5 % of the sites hanging, the others go on at full pace.
 */
export class Lanes {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #fast = 0;
  #slow = 0;
  #usualMs: number;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#usualMs = limits.slowAfterMs.most / TIMES_USUAL;
  }

  /** Waits for a turn; the returned function ends it (calling it again does nothing). */
  async enter(): Promise<() => void> {
    if (this.#fast >= this.#limits.fast) await new Promise<void>(resolve => this.#waiting.push(resolve));
    else this.#fast += 1;
    let lane: 'fast' | 'slow' | 'left' = 'fast';
    const entered = this.#clock.elapsed();
    const { least, most } = this.#limits.slowAfterMs;
    const cancel = this.#clock.after(Math.min(most, Math.max(least, TIMES_USUAL * this.#usualMs)), () => {
      this.#learn(this.#clock.elapsed() - entered);
      if (lane !== 'fast' || this.#slow >= this.#limits.slow) return;
      lane = 'slow';
      this.#slow += 1;
      this.#passOn();
    });
    return () => {
      cancel();
      if (lane === 'slow') this.#slow -= 1;
      if (lane === 'fast') {
        this.#learn(this.#clock.elapsed() - entered);
        this.#passOn();
      }
      lane = 'left';
    };
  }

  #learn(ms: number): void {
    this.#usualMs += (Math.min(ms, this.#limits.slowAfterMs.most) - this.#usualMs) / MEMORY;
  }

  /** A freed place goes straight to the longest waiting; nobody can slip in between. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#fast -= 1;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get busy(): number {
    return this.#fast + this.#slow;
  }
}

/** One small counter per key (an IP address): at most `limit` holders at once, first come first served. */
export class Turnstiles {
  readonly #limit: number;
  readonly #gates = new Map<string, { inside: number; waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  async enter(key: string): Promise<() => void> {
    let gate = this.#gates.get(key);
    if (!gate) {
      gate = { inside: 0, waiting: [] };
      this.#gates.set(key, gate);
    }
    const mine = gate;
    if (mine.inside >= this.#limit) await new Promise<void>(resolve => mine.waiting.push(resolve));
    else mine.inside += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = mine.waiting.shift();
      if (next) return next();
      mine.inside -= 1;
      if (mine.inside === 0) this.#gates.delete(key);
    };
  }
}
