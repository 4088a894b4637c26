/** Each is some tenths of a millisecond of work; a turn of the event loop costs as much as a tenth of that. */
const A_TURN = 4;

/**
 * Resumes a few waiters per turn of the event loop. A hundred sites that answer at the same moment then don't hold up
 * everything else until the last of their answers is read: between some of them, the server does its other work.
 */
export class FewATurn {
  readonly #urgent: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];

  /** @param urgent Goes before all that are not: what others will wait for once it is done, such as a request to send. */
  wait(urgent = false): Promise<void> {
    return new Promise(resolve => {
      (urgent ? this.#urgent : this.#waiting).push(resolve);
      if (this.#urgent.length + this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    const resumed = this.#urgent.splice(0, A_TURN);
    resumed.push(...this.#waiting.splice(0, A_TURN - resumed.length));
    for (const go of resumed) go();
    if (this.#urgent.length + this.#waiting.length > 0) setImmediate(() => this.#next());
  }
}
