/** Passes values from many givers to one taker. Each giver waits until its value is used. */
export class Handover<T> {
  readonly #given: { readonly value: T; readonly used: () => void }[] = [];
  #ended: { readonly error?: unknown } | undefined;
  #isOver = false;
  #wake = () => {};

  /** Resolves at once when nobody takes any more. */
  give(value: T): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise(used => {
      this.#given.push({ value, used });
      this.#wake();
    });
  }

  /** There will be no more. @param error What the taker fails with, if given. */
  end(error?: unknown): void {
    this.#ended ??= error === undefined ? {} : { error };
    this.#wake();
  }

  /** Nobody waits any more, whether its value was used or not. */
  leave(): void {
    this.#isOver = true;
    for (const { used } of this.#given.splice(0)) used();
    this.end();
  }

  async *taken(): AsyncGenerator<T, void> {
    try {
      for (;;) {
        const next = this.#given.shift();
        if (next) {
          try {
            yield next.value;
          } finally {
            next.used();
          }
        } else if (this.#ended) {
          if ('error' in this.#ended) throw this.#ended.error;
          return;
        } else await new Promise<void>(wake => (this.#wake = wake));
      }
    } finally {
      this.leave();
    }
  }
}
