import { AppError } from '../../kernel/errors.ts';
import type { Clock } from '../../ports/clock/port.ts';

const WINDOW_MS = 60_000;
const ADDRESSES_KEPT = 10_000;

/** Counts wrong credentials per address; after too many within a minute the address has to wait. */
export class LockOut {
  readonly #most: number;
  readonly #clock: Clock;
  readonly #windowMs: number;
  readonly #failures = new Map<string, { count: number; since: number }>();

  /** @param windowMs How long failures count, and the longest wait. */
  constructor(most: number, clock: Clock, windowMs = WINDOW_MS) {
    this.#most = most;
    this.#clock = clock;
    this.#windowMs = windowMs;
  }

  /** @throws AppError too_many_requests, with `retry_after` in seconds. */
  demandOpen(address: string): void {
    const failures = this.#current(address);
    if (!failures || failures.count < this.#most) return;
    const retry_after = Math.max(1, Math.ceil((failures.since + this.#windowMs - this.#clock.now()) / 1000));
    throw new AppError('too_many_requests', `Too many wrong credentials. Try again in ${retry_after} seconds.`, {
      retry_after,
    });
  }

  count(address: string): void {
    const failures = this.#current(address);
    if (failures) failures.count += 1;
    else {
      if (this.#failures.size >= ADDRESSES_KEPT) this.#forgetOld();
      this.#failures.set(address, { count: 1, since: this.#clock.now() });
    }
  }

  #current(address: string): { count: number; since: number } | undefined {
    const failures = this.#failures.get(address);
    if (failures && this.#clock.now() - failures.since < this.#windowMs) return failures;
    this.#failures.delete(address);
    return undefined;
  }

  /** Old entries first; should an attack come from more addresses than are kept, the oldest go too. */
  #forgetOld(): void {
    for (const address of [...this.#failures.keys()]) this.#current(address);
    for (const address of this.#failures.keys()) {
      if (this.#failures.size < ADDRESSES_KEPT) break;
      this.#failures.delete(address);
    }
  }
}
