const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve));
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/**
 * Collects pieces of work into batches, so that many small writes share one transaction. While one batch is being
 * written, the next is collected; without load, a piece is written at once.
 */
export class Batcher<T> {
  readonly #write: (items: T[]) => Promise<void>;
  readonly #most: number;
  readonly #restMs: number;
  #waiting: { item: T; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param write Writes a batch, all or nothing. If it fails, its pieces are written one by one.
   * @param restMs Time to collect after a write, unless a full batch is waiting: a commit on SQLite is so fast that
   * hardly anything would be collected otherwise.
   */
  constructor(write: (items: T[]) => Promise<void>, most: number, restMs = 0) {
    this.#write = write;
    this.#most = most;
    this.#restMs = restMs;
  }

  /** Resolves when the piece is committed; rejects if writing it alone has failed. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
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
      await (this.#restMs > 0 && this.#waiting.length < this.#most ? sleep(this.#restMs) : nextTurn());
    }
    this.#running = undefined;
  }
}
