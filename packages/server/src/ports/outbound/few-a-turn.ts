/** Each is some tenths of a millisecond of work; a turn of the event loop costs as much as a tenth of that. */
const A_TURN = 4;

/**
 * Resumes a few waiters per turn of the event loop. A hundred sites that answer at the same moment then don't hold up
 * everything else until the last of their answers is read: between some of them, the server does its other work.
 */
export class FewATurn {
  readonly #waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    for (const go of this.#waiting.splice(0, A_TURN)) go();
    if (this.#waiting.length > 0) setImmediate(() => this.#next());
  }
}
