import type { Gate } from './gate.ts';

/** The addresses for which other processes are told that this one waits: they give up slots that they would keep. */
export class QueuedGates {
  readonly #all = new Set<Gate>();

  add(gate: Gate): void {
    gate.queued = true;
    this.#all.add(gate);
  }

  delete(gate: Gate): void {
    gate.queued = false;
    this.#all.delete(gate);
  }

  /** Those for which it no longer has to wait. */
  get leaving(): Gate[] {
    return [...this.#all].filter(gate => !gate.mayQueue);
  }

  /** What others were told is lost with the connection. */
  lose(): void {
    this.#all.clear();
  }
}
