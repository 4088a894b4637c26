import { offsetOf } from './paging.ts';
import { PartMemory, type Parts, type StoreOfRequest } from './part-memory.ts';

/** 8 MB of ids. */
const MOST_IDS = 1_000_000;
const MOST_FILTERS = 1000;

/** What a filter lets through, in the order of the list. */
interface IdQuery {
  count(): Promise<number>;
  page(window: { offset: number; limit: number }): Promise<readonly number[]>;
  all(): Promise<Float64Array>;
}

/**
 * The ids that filters let through, and how many these are, kept as long as their part of the store doesn't change. A
 * filter that is asked for the first time is counted and read one page of; who asks again pays for all ids, once, so that
 * the next page and the next poll are a piece of memory.
 */
export class FoundIds {
  readonly #totals: PartMemory<{ readonly total: number; asked: boolean }>;
  readonly #ids: PartMemory<Float64Array>;

  constructor(parts: Parts) {
    this.#totals = new PartMemory(parts, { most: MOST_FILTERS });
    this.#ids = new PartMemory(parts, { most: MOST_IDS, weigh: ids => ids.length });
  }

  /** @param key Says all that the query depends on, besides its part of the store. */
  async page(store: StoreOfRequest, key: string, paging: { page: number; per_page: number }, query: IdQuery) {
    const { database } = store;
    const offset = offsetOf(paging);
    const version = await this.#totals.version(store);
    const count = async () => ({ total: await query.count(), asked: false });
    const known = await this.#totals.get(database, key, count, version);
    if (!known.asked || known.total > MOST_IDS) {
      known.asked = true;
      return { ids: await query.page({ offset, limit: paging.per_page }), total: known.total };
    }
    const ids = await this.#ids.get(database, key, () => query.all(), version);
    return { ids: [...ids.subarray(offset, offset + paging.per_page)], total: ids.length };
  }
}
