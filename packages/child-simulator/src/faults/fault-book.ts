import { hash } from '../random.ts';
import { checkPlan, type FaultName, type FaultPlan } from './names.ts';

/**
 * A fault of one site. `times`: only for this many matching calls. `on`: only for that connector function. `after`: not
 * before this many matching calls.
 */
export interface SiteFault {
  readonly name: FaultName;
  readonly times?: number | undefined;
  readonly on?: string | undefined;
  readonly after?: number | undefined;
}

interface Live extends SiteFault {
  left: number;
  wait: number;
}

const NONE: ReadonlySet<FaultName> = new Set();

/** Which site has which fault: shares assigned by the seed, overridden by faults set for single sites. */
export class FaultBook {
  readonly #seed: number;
  readonly #sites: number;
  readonly #keysTaken = new Set<number>();
  #shares = new Map<number, FaultName>();
  #single = new Map<number, Live[]>();

  constructor(seed: number, sites: number, plan: FaultPlan = {}) {
    this.#seed = seed;
    this.#sites = sites;
    this.setShares(plan);
  }

  /** Replaces the shares; faults set for single sites stay. */
  setShares(plan: FaultPlan): void {
    checkPlan(plan);
    this.#shares = new Map();
    this.#keysTaken.clear();
    const wanted = Object.entries(plan).filter(([, share]) => share > 0);
    if (wanted.length === 0) return;
    const order = Array.from({ length: this.#sites }, (_none, i) => ({
      k: i + 1,
      at: hash(this.#seed, 'fault', i + 1),
    }));
    order.sort((a, b) => a.at - b.at || a.k - b.k);
    let next = 0;
    for (const [name, share] of wanted) {
      const end = Math.min(next + Math.round((this.#sites * share) / 100), order.length);
      for (; next < end; next++) this.#shares.set(order[next]?.k ?? 0, name as FaultName);
    }
  }

  /** Faults of one site from now on; none = healthy, whatever the shares say. */
  setSite(k: number, faults: readonly SiteFault[]): void {
    this.#keysTaken.delete(k);
    this.#single.set(
      k,
      faults.map(fault => ({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY, wait: fault.after ?? 0 })),
    );
  }

  /** Faults of a site, without counting a call. */
  of(k: number): FaultName[] {
    const single = this.#single.get(k);
    if (single) return single.filter(fault => fault.left > 0).map(fault => fault.name);
    const shared = this.#shares.get(k);
    return shared === undefined ? [] : [shared];
  }

  /** Faults that apply to this call, which counts for those with `times`. */
  strike(k: number, fn: string): ReadonlySet<FaultName> {
    const single = this.#single.get(k);
    if (!single) {
      const shared = this.#shares.get(k);
      return shared === undefined ? NONE : new Set([shared]);
    }
    const fits = single.filter(fault => fault.left > 0 && (fault.on === undefined || fault.on === fn));
    const hits = fits.filter(fault => fault.wait === 0);
    for (const fault of fits) if (fault.wait > 0) fault.wait -= 1;
    for (const fault of hits) fault.left -= 1;
    return new Set(hits.map(fault => fault.name));
  }

  /** Whether the fault `key_lost` has yet to happen on this site; marks it as happened. */
  takeKey(k: number): boolean {
    if (this.#keysTaken.has(k)) return false;
    this.#keysTaken.add(k);
    return true;
  }

  /** Number of sites per fault, from shares and single settings. */
  counts(): Partial<Record<FaultName, number>> {
    const counts: Partial<Record<FaultName, number>> = {};
    for (const k of new Set([...this.#shares.keys(), ...this.#single.keys()])) {
      for (const name of this.of(k)) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }
}
