/** An answer of any site of an address speaks for it for so long: many hosts may be behind one address. */
const ANSWERED_MS = 60_000;
const MOST_ANSWERS = 20_000;
/** The least that a site of a host that is down gets to answer, … */
const LEAST_PATIENCE_MS = 5000;
/** … and how many times what it took last. */
const TIMES_USUAL = 3;

/** Addresses at which a site was confirmed to be silent and no other answers, as far as this process has seen. */
export class DownHosts {
  readonly #silent = new Map<string, Set<number>>();
  readonly #answered = new Map<string, number>();

  /** A site has answered there. @param now By elapsed time, here and below. */
  answered(address: string, now: number): void {
    if (address === '') return;
    this.#silent.delete(address);
    if (this.#answered.size >= MOST_ANSWERS) {
      for (const [known, at] of this.#answered) if (now - at > ANSWERED_MS) this.#answered.delete(known);
    }
    this.#answered.set(address, now);
  }

  /** A site was confirmed to be silent there. */
  confirmed(siteId: number, address: string, now: number): void {
    const answeredAt = this.#answered.get(address);
    if (address === '' || (answeredAt !== undefined && now - answeredAt < ANSWERED_MS)) return;
    this.#silent.set(address, (this.#silent.get(address) ?? new Set()).add(siteId));
  }

  /** Whether another site was confirmed to be silent there. */
  isDown(address: string, siteId: number): boolean {
    const silent = this.#silent.get(address);
    return silent !== undefined && (silent.size > 1 || !silent.has(siteId));
  }
}

/** How long a site of a host that is down is waited for: less than usual, so that its sites are soon through. */
export function patienceMs(timeoutMs: number, usualMs: number | null): number {
  return Math.min(timeoutMs, Math.max(LEAST_PATIENCE_MS, TIMES_USUAL * (usualMs ?? 0)));
}
