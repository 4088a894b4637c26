import type { Clock } from '../clock/port.ts';
import { Lanes, Turnstiles } from './lanes.ts';

/** Who may send a request to a site now: so many at once over all, and so many to one address. */
export interface Turns {
  /** Waits for a turn; what it returns ends it, and does nothing when called again. */
  enter(address: string): Promise<() => void>;
  /** Requests that wait for a place among all. */
  readonly waiting: number;
}

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

  /** @param first Goes before all that wait already. */
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
