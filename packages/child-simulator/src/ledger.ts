import { performance } from 'node:perf_hooks';

/** `answered`: a good reply or page. `refused`: a frame with `error`. `faulted`: a fault decided the answer. */
export type CallOutcome = 'answered' | 'refused' | 'faulted';

/** One call. `what`: parameters that tell calls apart (action, slugs, ids); never a secret. */
export interface LedgerEntry {
  readonly site: number;
  readonly fn: string;
  /** Milliseconds since the fleet was made. */
  readonly at: number;
  readonly what: string;
  /** Missing while the call is in flight. */
  outcome?: CallOutcome;
}

/** Counts over the whole fleet or of one site. */
export interface LedgerSummary {
  calls: number;
  functions: Record<string, number>;
  outcomes: Record<CallOutcome, number>;
  inFlight: number;
  /** Most calls, and most changing calls, seen at one site at the same time. */
  maxInFlight: number;
  maxChanging: number;
}

/** Summary of the fleet, with the number of sites called and the most calls in flight at once. */
export interface FleetSummary extends LedgerSummary {
  sitesCalled: number;
  peakInFlight: number;
}

interface Tally extends LedgerSummary {
  changing: number;
}

/** Open call: what `finish` needs. */
export interface Ticket {
  readonly site: number;
  readonly changing: boolean;
  readonly entry: LedgerEntry;
}

/** Every call that the fleet received: counts of all, full entries of the newest `keep`. */
export class Ledger {
  readonly #keep: number;
  readonly #started = performance.now();
  #entries: LedgerEntry[] = [];
  #written = 0;
  #sites = new Map<number, Tally>();
  #total = tally();

  constructor(keep = 200_000) {
    this.#keep = keep;
  }

  begin(site: number, fn: string, changing: boolean, what: string): Ticket {
    const entry: LedgerEntry = { site, fn, at: Math.round(performance.now() - this.#started), what };
    if (this.#keep > 0) this.#entries[this.#written++ % this.#keep] = entry;
    for (const counts of [this.#total, this.#of(site)]) {
      counts.calls += 1;
      counts.functions[fn] = (counts.functions[fn] ?? 0) + 1;
      counts.inFlight += 1;
      counts.maxInFlight = Math.max(counts.maxInFlight, counts.inFlight);
      if (changing) counts.changing += 1;
      counts.maxChanging = Math.max(counts.maxChanging, counts.changing);
    }
    return { site, changing, entry };
  }

  decide(ticket: Ticket, outcome: CallOutcome): void {
    ticket.entry.outcome = outcome;
    for (const counts of [this.#total, this.#of(ticket.site)]) counts.outcomes[outcome] += 1;
  }

  finish(ticket: Ticket): void {
    for (const counts of [this.#total, this.#of(ticket.site)]) {
      // A reset in between has already forgotten this call.
      counts.inFlight = Math.max(0, counts.inFlight - 1);
      if (ticket.changing) counts.changing = Math.max(0, counts.changing - 1);
    }
  }

  /** Entries in order of arrival. */
  entries(filter: { site?: number; fn?: string } = {}): LedgerEntry[] {
    const split = this.#written > this.#keep ? this.#written % this.#keep : 0;
    const ordered = [...this.#entries.slice(split), ...this.#entries.slice(0, split)];
    return ordered.filter(
      entry =>
        (filter.site === undefined || entry.site === filter.site) &&
        (filter.fn === undefined || entry.fn === filter.fn),
    );
  }

  site(k: number): LedgerSummary {
    return publicPart(this.#sites.get(k) ?? tally());
  }

  summary(): FleetSummary {
    const perSite = [...this.#sites.values()];
    return {
      ...publicPart(this.#total),
      maxInFlight: perSite.reduce((most, one) => Math.max(most, one.maxInFlight), 0),
      maxChanging: perSite.reduce((most, one) => Math.max(most, one.maxChanging), 0),
      sitesCalled: perSite.length,
      peakInFlight: this.#total.maxInFlight,
    };
  }

  /** Calls per called site. */
  perSite(): Record<string, number> {
    return Object.fromEntries([...this.#sites].map(([k, counts]) => [k, counts.calls]));
  }

  reset(): void {
    this.#entries = [];
    this.#written = 0;
    this.#sites = new Map();
    this.#total = tally();
  }

  #of(site: number): Tally {
    const counts = this.#sites.get(site) ?? tally();
    this.#sites.set(site, counts);
    return counts;
  }
}

function tally(): Tally {
  return {
    calls: 0,
    functions: {},
    outcomes: { answered: 0, refused: 0, faulted: 0 },
    inFlight: 0,
    maxInFlight: 0,
    maxChanging: 0,
    changing: 0,
  };
}

function publicPart({ changing: _changing, ...rest }: Tally): LedgerSummary {
  return { ...rest, functions: { ...rest.functions }, outcomes: { ...rest.outcomes } };
}
