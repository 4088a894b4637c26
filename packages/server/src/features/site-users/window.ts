/**
 * Gathers one page out of lists that arrive in any order, one per site, without keeping more than the page needs: the
 * items of the sites before it must be counted, and only the first `limit` of all can be on it.
 */
export class Window<T> {
  readonly #offset: number;
  readonly #end: number;
  #lists: { order: number; items: readonly T[] }[] = [];
  #held = 0;
  #total = 0;

  constructor({ offset, limit }: { offset: number; limit: number }) {
    this.#offset = offset;
    this.#end = offset + limit;
  }

  get total(): number {
    return this.#total;
  }

  /** @param order Place of the list among the others. */
  add(order: number, items: readonly T[]): void {
    this.#total += items.length;
    const kept = items.slice(0, this.#end);
    this.#lists.push({ order, items: kept });
    this.#held += kept.length;
    if (this.#held > 2 * this.#end) this.#trim();
  }

  items(): T[] {
    this.#trim();
    return this.#lists.flatMap(({ items }) => items).slice(this.#offset, this.#end);
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
