import type { Clock } from '../../clock/port.ts';
import type { Gate } from './gate.ts';

/** Those refused try again together, each process at times of its own. */
const AGAIN_MS = { least: 20, most: 40 };
/** Who has given up a slot waits until others have tried once. */
const OTHERS_FIRST_MS = 50;

/** The addresses for which a slot is asked for: with the next round, or some time later where none was free. */
export class Asking {
  readonly #clock: Clock;
  readonly #due: () => void;
  readonly #next = new Set<Gate>();
  readonly #refused = new Set<Gate>();
  #cancelAgain: (() => void) | undefined;

  /** @param due Called when there is something to ask for. */
  constructor(clock: Clock, due: () => void) {
    this.#clock = clock;
    this.#due = due;
  }

  get any(): boolean {
    return this.#next.size > 0;
  }

  /** Asks for a slot, if requests wait for one. */
  want(gate: Gate): void {
    if (!gate.wantsSlot || this.#refused.has(gate)) return;
    if (gate.notBefore > this.#clock.elapsed()) this.refused(gate);
    else {
      this.#next.add(gate);
      this.#due();
    }
  }

  /** None was free: it is asked for again. */
  refused(gate: Gate): void {
    this.#refused.add(gate);
    const ms = AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least);
    this.#cancelAgain ??= this.#clock.after(ms, () => {
      this.#cancelAgain = undefined;
      const refused = [...this.#refused];
      this.#refused.clear();
      for (const one of refused) this.want(one);
    });
  }

  othersFirst(gate: Gate): void {
    gate.notBefore = this.#clock.elapsed() + OTHERS_FIRST_MS;
    this.#next.delete(gate);
    this.want(gate);
  }

  /** Those that the next round asks for. */
  take(most: number): Gate[] {
    const taken: Gate[] = [];
    for (const gate of this.#next) {
      if (taken.length >= most) break;
      this.#next.delete(gate);
      if (gate.wantsSlot) taken.push(gate);
    }
    return taken;
  }

  stop(): void {
    this.#cancelAgain?.();
  }
}
