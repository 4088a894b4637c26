import { type Paging, type Window, windowOf } from './paging.ts';
import { PartMemory, type Parts, type StoreOfRequest } from './part-memory.ts';

/** 8 MB of ids. */
const MOST_IDS = 1_000_000;
const MOST_FILTERS = 1000;

/** What a filter lets through, in the order of the list. */
interface IdQuery {
  count(): Promise<number>;
  page(window: Window): Promise<readonly number[]>;
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
  async page(store: StoreOfRequest, key: string, paging: Paging, query: IdQuery) {
    const { database } = store;
    const window = windowOf(paging);
    const version = await this.#totals.version(store);
    const count = async () => ({ total: await query.count(), asked: false });
    const known = await this.#totals.get(database, key, count, version);
    if (!known.asked || known.total > MOST_IDS) {
      known.asked = true;
      return { ids: await query.page(window), total: known.total };
    }
    const ids = await this.#ids.get(database, key, () => query.all(), version);
    return { ids: [...ids.subarray(window.offset, window.offset + window.limit)], total: ids.length };
  }

  /** The same page as rows. `rowsOf` selects those of these ids, in any order; one may be gone by now. */
  async rows<R extends { readonly id: number }>(
    store: StoreOfRequest,
    key: string,
    paging: Paging,
    query: IdQuery & { readonly rowsOf: (ids: readonly number[]) => Promise<readonly R[]> },
  ): Promise<{ readonly rows: R[]; readonly total: number }> {
    const { ids, total } = await this.page(store, key, paging, query);
    const rows = new Map((await query.rowsOf(ids)).map(row => [row.id, row]));
    return { rows: ids.flatMap(id => rows.get(id) ?? []), total };
  }
}
