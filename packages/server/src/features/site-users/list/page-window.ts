/**
 * Assembles one page from lists that arrive in any order, one per site, without keeping more than the page needs: the
 * items of earlier sites must be counted, and only the first ones of all can be on it.
 */
export class PageWindow<T> {
  readonly #offset: number;
  readonly #end: number;
  #lists: { order: number; items: readonly (T | undefined)[] }[] = [];
  #held = 0;
  #total = 0;

  constructor({ offset, limit }: { offset: number; limit: number }) {
    this.#offset = offset;
    this.#end = offset + limit;
  }

  get total(): number {
    return this.#total;
  }

  /** @param order Position of the list among the others. */
  add(order: number, items: readonly T[]): void {
    this.#take(order, items.slice(0, this.#end), items.length);
  }

  /** A list of which only the length is known: its items on the page are missing there. */
  count(order: number, length: number): void {
    this.#take(order, Array<undefined>(Math.min(length, this.#end)).fill(undefined), length);
  }

  items(): T[] {
    this.#trim();
    const page = this.#lists.flatMap(({ items }) => items).slice(this.#offset, this.#end);
    return page.filter(item => item !== undefined);
  }

  #take(order: number, items: readonly (T | undefined)[], length: number): void {
    this.#total += length;
    this.#lists.push({ order, items });
    this.#held += items.length;
    if (this.#held > 2 * this.#end) this.#trim();
  }

  #trim(): void {
    let before = 0;
    this.#lists = this.#lists
      .sort((a, b) => a.order - b.order)
      .flatMap(({ order, items }) => {
        const kept = items.slice(0, Math.max(0, this.#end - before));
        before += kept.length;
        return kept.length > 0 ? [{ order, items: kept }] : [];
      });
    this.#held = before;
  }
}
