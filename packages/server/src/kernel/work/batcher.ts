const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve));

type Write<T> = (items: T[]) => Promise<void>;

export interface Batching {
  /** Pieces of a batch. */
  readonly most: number;
  /**
   * Time to collect after a write, at most until a full batch is waiting: a commit on SQLite is so fast that hardly
   * anything would be collected otherwise. Default: none.
   */
  readonly restMs?: number | (() => number);
  /** So many batches are written at once while full ones are waiting. Default: one after the other. */
  readonly atOnce?: number;
}

/**
 * Collects pieces of work into batches, so that many small writes share one transaction. While one batch is being
 * written, the next is collected; without load, a piece is written at once.
 */
export class Batcher<T> {
  readonly #write: Write<T>;
  readonly #most: number;
  readonly #restMs: () => number;
  readonly #atOnce: number;
  /** Ends the rest of those that rest. */
  readonly #resting = new Set<() => void>();
  #waiting: { item: T; resolve: () => void; reject: (error: unknown) => void }[] = [];
  readonly #running = new Set<Promise<void>>();

  /** @param write Writes a batch, all or nothing. If it fails, its pieces are written one by one. */
  constructor(write: Write<T>, { most, restMs = 0, atOnce = 1 }: Batching) {
    this.#write = write;
    this.#most = most;
    this.#restMs = typeof restMs === 'number' ? () => restMs : restMs;
    this.#atOnce = atOnce;
  }

  /** Resolves when the piece is committed; rejects if writing it alone has failed. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      const full = this.#waiting.length >= this.#most;
      const [wake] = this.#resting;
      if (full && wake) wake();
      else if (this.#running.size === 0 || (full && this.#running.size < this.#atOnce)) this.#start();
    });
  }

  /** Resolves when nothing is waiting or being written. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #start(): void {
    // At once when nothing is left: a piece added right after would wait for one that has ended.
    const running = this.#run(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(ended: () => void): Promise<void> {
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
    ended();
  }

  #rest(): Promise<void> {
    const ms = this.#restMs();
    if (ms <= 0 || this.#waiting.length >= this.#most) return nextTurn();
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer);
        this.#resting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#resting.add(wake);
    });
  }
}
