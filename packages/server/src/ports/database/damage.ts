/** That a store was found damaged while it was in use: from then on nothing is read from it or written to it. */
export class Damage {
  #found: Error | undefined;

  /** @throws what was found. */
  demandNone(): void {
    if (this.#found) throw this.#found;
  }

  /** Does something with the store, and notes it when that finds it damaged. */
  watch<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  note(error: unknown): void {
    const { code, errcode } = error as { code?: unknown; errcode?: number };
    if (code === 'STORE_DAMAGED' || (code === 'ERR_SQLITE_ERROR' && SAYS_SO.has((errcode ?? 0) & 0xff))) {
      this.#found ??= error as Error;
    }
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const SAYS_SO = new Set([11, 26]);
