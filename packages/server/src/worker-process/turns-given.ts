import type { Turns } from '../ports/outbound/port.ts';
import type { FromWorker, TurnToWorker } from './messages.ts';

/**
 * Gives turns of this worker process to the one that started it, before its own: somebody waits for those. What that
 * one holds when it ends is of no account, as this one ends with it.
 */
export class TurnsGiven {
  readonly #turns: Turns;
  readonly #tell: (message: FromWorker) => void;
  /** What ends each, or undefined while it waits. */
  readonly #held = new Map<number, (() => void) | undefined>();

  constructor(turns: Turns, tell: (message: FromWorker) => void) {
    this.#turns = turns;
    this.#tell = tell;
  }

  told(message: TurnToWorker): void {
    if ('enter' in message) void this.#enter(message.turn, message.enter);
    else {
      this.#held.get(message.turn)?.();
      this.#held.delete(message.turn);
    }
  }

  async #enter(turn: number, address: string): Promise<void> {
    this.#held.set(turn, undefined);
    this.#tell({ turn, is: 'asked' });
    const leave = await this.#turns.enter(address, true);
    if (!this.#held.has(turn)) return leave(); // it was given up meanwhile
    this.#held.set(turn, leave);
    this.#tell({ turn, is: 'entered' });
  }
}
