import type { Clock } from '../../clock/port.ts';
import type { Gate } from './gate.ts';
import type { GateSlot } from './round.ts';

const RECONNECT_MS = 250;
/** After a loss, every process takes the slots of requests under way again before anybody takes another one. */
const SETTLE_MS = 1000;

/** What a lost connection leaves: requests under way, whose slots are free to others until they are taken again. */
export class AfterLoss {
  readonly #clock: Clock;
  #takesAgain = false;
  #settledAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Other slots may be taken. */
  get settled(): boolean {
    return !this.#takesAgain && this.#clock.elapsed() >= this.#settledAt;
  }

  /** @param reconnect Called after a while; the next round then takes slots again. */
  lost(reconnect: () => void): void {
    this.#clock.after(RECONNECT_MS, () => {
      this.#takesAgain = true;
      reconnect();
    });
  }

  /** The slots to be taken again. */
  slots(gates: Iterable<Gate>): GateSlot[] {
    if (!this.#takesAgain) return [];
    return [...gates].flatMap(gate =>
      [...gate.slots].filter(([, { state }]) => state === 'lost').map(([slot]) => ({ gate, slot })),
    );
  }

  /** A round has asked for them. @param settled Called when other slots may be taken. */
  asked(settled: () => void): void {
    if (!this.#takesAgain) return;
    this.#takesAgain = false;
    this.#settledAt = this.#clock.elapsed() + SETTLE_MS;
    this.#clock.after(SETTLE_MS, settled);
  }
}
