/** How many queries wait for a free connection, and for how long the first of them has waited, in ms. */
export interface Waiting {
  readonly count: number;
  readonly ms: number;
}

export const NOBODY_WAITS: Waiting = { count: 0, ms: 0 };

interface Query {
  /** As `performance.now()` has it. */
  readonly since: number;
  before: Query | undefined;
  after: Query | undefined;
}

/**
 * Notes queries that wait: a pool serves them in their order, and tells only how many they are. They are a list, not a
 * map: see docs/decisions/0085.
 */
export class WaitingQueries {
  #first: Query | undefined;
  #last: Query | undefined;
  #count = 0;

  now(): Waiting {
    return this.#first ? { count: this.#count, ms: performance.now() - this.#first.since } : NOBODY_WAITS;
  }

  async until<T>(connected: Promise<T>): Promise<T> {
    const query = this.#add();
    try {
      return await connected;
    } finally {
      this.#remove(query);
    }
  }

  #add(): Query {
    const query: Query = { since: performance.now(), before: this.#last, after: undefined };
    if (this.#last) this.#last.after = query;
    else this.#first = query;
    this.#last = query;
    this.#count += 1;
    return query;
  }

  #remove(query: Query): void {
    const { before, after } = query;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    query.before = undefined;
    query.after = undefined;
    this.#count -= 1;
  }
}
