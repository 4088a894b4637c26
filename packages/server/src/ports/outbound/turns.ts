import type { Clock } from '../clock/port.ts';
import { type AddressTurns, Lanes, Turnstiles } from './lanes.ts';
import type { Turns } from './port.ts';

/** What may be sent at once. Getters: the share of a process changes with the others. */
interface TurnLimits {
  readonly fast: number;
  readonly slow: number;
  readonly slowAfterMs: { readonly least: number; readonly most: number };
  readonly perAddress: number;
}

/** The turns of one process. */
export class OwnTurns implements Turns {
  readonly #lanes: Lanes;
  readonly #addresses: AddressTurns;

  /** @param addresses By default those of this process alone. */
  constructor(limits: TurnLimits, clock: Clock, addresses: AddressTurns = new Turnstiles(limits)) {
    this.#lanes = new Lanes(limits, clock);
    this.#addresses = addresses;
  }

  get waiting(): number {
    return this.#lanes.waiting;
  }

  get hanging(): number {
    return this.#lanes.hanging;
  }

  quiet(): Promise<void> {
    return this.#lanes.quiet();
  }

  async enter(address: string, first = false): Promise<() => void> {
    // A request that waits for its address must not take a lane meanwhile: turnstile first, lane second.
    const leaveAddress = await this.#addresses.enter(address, first);
    const leaveLane = await this.#lanes.enter(first);
    return () => {
      leaveLane();
      leaveAddress();
    };
  }
}
