const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve));

/**
 * Collects pieces of work into batches, so that many small writes share one transaction. While one batch is being
 * written, the next is collected; without load, a piece is written at once.
 */
export class Batcher<T> {
  readonly #write: (items: T[]) => Promise<void>;
  readonly #most: number;
  readonly #restMs: () => number;
  /** Ends the rest. */
  #full: () => void = () => {};
  #waiting: { item: T; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param write Writes a batch, all or nothing. If it fails, its pieces are written one by one.
   * @param restMs Time to collect after a write, at most until a full batch is waiting: a commit on SQLite is so fast
   * that hardly anything would be collected otherwise.
   */
  constructor(write: (items: T[]) => Promise<void>, most: number, restMs: number | (() => number) = 0) {
    this.#write = write;
    this.#most = most;
    this.#restMs = typeof restMs === 'number' ? () => restMs : restMs;
  }

  /** Resolves when the piece is committed; rejects if writing it alone has failed. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length >= this.#most) this.#full();
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is waiting or being written. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await nextTurn();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        await this.#write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch {
        for (const piece of batch) await this.#write([piece.item]).then(piece.resolve, piece.reject);
      }
      // SQLite answers within the same turn of the event loop: without a pause, batches would follow each other and
      // block everything else.
      await this.#rest();
    }
    this.#running = undefined;
  }

  #rest(): Promise<void> {
    const ms = this.#restMs();
    if (ms <= 0 || this.#waiting.length >= this.#most) return nextTurn();
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      this.#full = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
