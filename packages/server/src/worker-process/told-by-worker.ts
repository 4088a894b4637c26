import type { DeadProcess } from '../kernel/work/free-dead-process.ts';
import type { ClaimedMessage, HandChange } from '../ports/job-queue/port.ts';

/** What a worker process has told that must be known when it dies. */
export class ToldByWorker {
  readonly #inHand = new Map<string, ClaimedMessage>();
  #id: string | undefined;

  isCalled(id: string): void {
    this.#id = id;
  }

  hand(change: HandChange): void {
    if ('took' in change) for (const message of change.took) this.#inHand.set(message.id, message);
    else for (const id of change.left) this.#inHand.delete(id);
  }

  /** undefined: it has not begun to work. */
  get dead(): DeadProcess | undefined {
    return this.#id === undefined ? undefined : { id: this.#id, inHand: [...this.#inHand.values()] };
  }
}
