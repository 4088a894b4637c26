/** Of the items of one answer, as JSON. */
const MOST_LETTERS = 8_000_000;

interface OfOne<Item> {
  readonly items: Item[];
  readonly letters: number[];
  sum: number;
}

/**
 * The items of several sites, as far as one answer has room for them. Where it hasn't, the sites with the longest texts
 * lose their last items, so that one of them can't take the place of all others.
 */
export class FittingItems<Item> {
  readonly #sites = new Map<number, OfOne<Item>>();
  readonly #cut = new Set<number>();
  readonly #most: number;
  #sum = 0;

  constructor(most = MOST_LETTERS) {
    this.#most = most;
  }

  /** @param items Those that come first are kept longest. */
  add(siteId: number, items: readonly Item[]): void {
    const letters = items.map(item => JSON.stringify(item).length);
    const sum = letters.reduce((before, one) => before + one, 0);
    this.#sites.set(siteId, { items: [...items], letters, sum });
    this.#sum += sum;
    while (this.#sum > this.#most) this.#cutLongest();
  }

  of(siteId: number): readonly Item[] {
    return this.#sites.get(siteId)?.items ?? [];
  }

  isCut(siteId: number): boolean {
    return this.#cut.has(siteId);
  }

  #cutLongest(): void {
    const [id, longest] = [...this.#sites].reduce((a, b) => (b[1].sum > a[1].sum ? b : a));
    longest.items.pop();
    const letters = longest.letters.pop() ?? 0;
    longest.sum -= letters;
    this.#sum -= letters;
    this.#cut.add(id);
  }
}
