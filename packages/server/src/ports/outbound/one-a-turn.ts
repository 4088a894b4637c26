/**
 * Resumes one waiter per turn of the event loop. A hundred sites that answer at the same moment then don't hold up
 * everything else until the last of their answers is read: between two of them, the server does its other work.
 */
export class OneATurn {
  readonly #waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(() => this.#next());
  }
}
