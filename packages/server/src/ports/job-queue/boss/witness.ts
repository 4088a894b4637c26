import type { Clock } from '../../clock/port.ts';

/**
 * Whether this process may report others as dead. It may once it has been awake, and the store has answered, for a
 * whole lease: after an outage of the store, all leases have expired although nobody died.
 */
export class Witness {
  readonly #clock: Clock;
  readonly #leaseMs: number;
  #since: number;
  #last: number;

  constructor(clock: Clock, leaseMs: number) {
    this.#clock = clock;
    this.#leaseMs = leaseMs;
    this.#since = this.#last = clock.now();
  }

  /** The store has answered. */
  note(): void {
    const now = this.#clock.now();
    if (this.#slept(now)) this.#since = now;
    this.#last = now;
  }

  reliable(): boolean {
    return !this.#slept(this.#clock.now()) && this.#last - this.#since >= this.#leaseMs;
  }

  #slept(now: number): boolean {
    return Math.abs(now - this.#last) > this.#leaseMs / 2;
  }
}
