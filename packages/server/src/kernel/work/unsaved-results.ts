/**
 * Counts the sites whose results wait to be stored. Sites answer however slow the store is at the moment, and what they
 * said takes memory until it is stored: where much of it waits, a worker takes no more work.
 */
export class UnsavedResults {
  #count = 0;
  readonly #allSaved: (() => void)[] = [];

  get count(): number {
    return this.#count;
  }

  /** Counts one until its write has ended, well or not. */
  async during<T>(write: Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await write;
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const tell of this.#allSaved.splice(0)) tell();
    }
  }

  /** Resolves as soon as none waits to be stored. */
  async saved(): Promise<void> {
    if (this.#count > 0) await new Promise<void>(resolve => void this.#allSaved.push(resolve));
  }
}
