/** So many sites of one address are checked beside one that changed, … */
const MOST_OF_ADDRESS = 500;
/** … so many of all addresses, … */
const MOST_OF_ALL = 1000;
/** … within this time, and each address once. */
const WITHIN_MS = 60_000;

/** In which way a site has changed: it seems to be down, or it is up again. */
export type Change = 'failing' | 'well';

/** Which sites share an address, as far as this process has checked them, and which of them are to be checked early. */
export class Neighbours {
  readonly #addresses = new Map<number, string>();
  readonly #sites = new Map<string, Set<number>>();
  #lookedAt = new Map<string, { readonly at: number; readonly count: number }>();

  /** Notes where a site was found; '' says nothing. */
  note(siteId: number, address: string): void {
    const before = this.#addresses.get(siteId);
    if (address === '' || address === before) return;
    if (before !== undefined) this.#leave(siteId, before);
    this.#addresses.set(siteId, address);
    const there = this.#sites.get(address);
    if (there) there.add(siteId);
    else this.#sites.set(address, new Set([siteId]));
  }

  /**
   * The other sites of the address of a site that changed, if they are to be looked at now.
   * @param now By elapsed time.
   */
  toLookAt(change: Change, siteId: number, address: string, now: number): number[] {
    const others = [...(this.#sites.get(address) ?? [])].filter(id => id !== siteId);
    if (others.length === 0) return [];
    const recent = [...this.#lookedAt].filter(([, { at }]) => now - at < WITHIN_MS);
    this.#lookedAt = new Map(recent);
    const key = `${change} ${address}`;
    const left = MOST_OF_ALL - recent.reduce((sum, [, { count }]) => sum + count, 0);
    if (left <= 0 || this.#lookedAt.has(key)) return [];
    const chosen = others.slice(0, Math.min(left, MOST_OF_ADDRESS));
    this.#lookedAt.set(key, { at: now, count: chosen.length });
    return chosen;
  }

  #leave(siteId: number, address: string): void {
    const there = this.#sites.get(address);
    there?.delete(siteId);
    if (there?.size === 0) this.#sites.delete(address);
  }
}
