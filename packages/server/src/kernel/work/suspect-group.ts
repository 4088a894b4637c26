import type { Clock } from '../../ports/clock/port.ts';

const FIRST = 8;

/**
 * Suspects that are worked on beside each other, where they are too many to be alone: a few at first, and twice as many
 * once these have ended, or have survived for a time. A process that dies then suspects those that it had in hand, and
 * the one over which it died is soon among few.
 */
export class SuspectGroup {
  readonly #clock: Clock;
  #size = FIRST;
  #taken = 0;
  #until = 0;
  #inHand = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many may be taken now. */
  get room(): number {
    const survived = this.ended || this.#clock.elapsed() >= this.#until;
    if (this.#taken >= this.#size && survived) {
      this.#size *= 2;
      this.#taken = 0;
      this.#inHand = new Set();
    }
    return this.#size - this.#taken;
  }

  get ended(): boolean {
    return this.#inHand.size === 0;
  }

  /** @param surviveMs How long the others wait for this one at most. */
  add(id: string, done: Promise<void>, surviveMs: number): void {
    const inHand = this.#inHand;
    this.#taken += 1;
    this.#until = Math.max(this.#until, this.#clock.elapsed() + surviveMs);
    inHand.add(id);
    void done.finally(() => inHand.delete(id));
  }
}
