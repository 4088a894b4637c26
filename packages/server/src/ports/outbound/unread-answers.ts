/** As many as a sync has in hand by default. More would only wait in memory. */
const MOST_ANSWERS = 100;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Counts answers that have arrived and wait to be read. Their sites have done their part, so that the next request may
 * take their turn: it is on its way while they are read. Without a limit, a server that reads more slowly than sites
 * answer would collect answers.
 */
export class UnreadAnswers {
  #answers = 0;
  #bytes = 0;

  /** Counts one of this size if there is room for it; `forget` it once it is read. @returns whether there was room. */
  keep(bytes: number): boolean {
    if (this.#answers >= MOST_ANSWERS || this.#bytes + bytes > MOST_BYTES) return false;
    this.#answers += 1;
    this.#bytes += bytes;
    return true;
  }

  forget(bytes: number): void {
    this.#answers -= 1;
    this.#bytes -= bytes;
  }
}
