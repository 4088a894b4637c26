import type { Clock } from '../clock/port.ts';
import { Lanes, Turnstiles } from './lanes.ts';
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
  readonly #turnstiles: Turnstiles;

  constructor(limits: TurnLimits, clock: Clock) {
    this.#lanes = new Lanes(limits, clock);
    this.#turnstiles = new Turnstiles(limits);
  }

  get waiting(): number {
    return this.#lanes.waiting;
  }

  async enter(address: string, first = false): Promise<() => void> {
    // A request that waits for its address must not take a lane meanwhile: turnstile first, lane second.
    const leaveAddress = await this.#turnstiles.enter(address, first);
    const leaveLane = await this.#lanes.enter(first);
    return () => {
      leaveLane();
      leaveAddress();
    };
  }
}
