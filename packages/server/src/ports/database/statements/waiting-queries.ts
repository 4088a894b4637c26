/** How many queries wait for a free connection, and for how long the first of them has waited, in ms. */
export interface Waiting {
  readonly count: number;
  readonly ms: number;
}

export const NOBODY_WAITS: Waiting = { count: 0, ms: 0 };

/** Notes queries that wait: a pool serves them in their order, and tells only how many they are. */
export class WaitingQueries {
  readonly #since = new Map<object, number>();

  now(): Waiting {
    for (const first of this.#since.values()) return { count: this.#since.size, ms: performance.now() - first };
    return NOBODY_WAITS;
  }

  async until<T>(connected: Promise<T>): Promise<T> {
    const query = {};
    this.#since.set(query, performance.now());
    try {
      return await connected;
    } finally {
      this.#since.delete(query);
    }
  }
}
