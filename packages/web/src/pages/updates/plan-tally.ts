import type { RunTarget } from './run-plan.ts';
import { fits, type PendingUpdate, type SiteWithUpdates, type UpdateType } from './update.ts';

/** What a run would do. */
export interface RunPlan {
  /** Undefined: not counted. */
  readonly sites: number | undefined;
  readonly updates: number;
  /** Updates that the WordPress or PHP of their site is too old for: they are skipped. Undefined: not counted. */
  readonly skipped: number | undefined;
  /** The items, those on the most sites first. */
  readonly items: readonly PlannedItem[];
}

export interface PlannedItem {
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly sites: number;
}

/** Counts what is pending, site by site. */
export class PlanTally {
  readonly #slugs: ReadonlySet<string> | undefined;
  readonly #items = new Map<string, { first: PendingUpdate; from: Set<string>; to: Set<string>; sites: Set<number> }>();
  readonly #sites = new Set<number>();
  #updates = 0;
  #skipped = 0;

  constructor({ slugs }: RunTarget) {
    this.#slugs = slugs && new Set(slugs);
  }

  add({ site_id, updates }: SiteWithUpdates): void {
    for (const update of updates) {
      if (this.#slugs?.has(update.slug) === false) continue;
      const key = `${update.type}\n${update.slug}`;
      const item = this.#items.get(key) ?? { first: update, from: new Set(), to: new Set(), sites: new Set() };
      if (item.sites.has(site_id)) continue; // found by the search for another item already
      this.#items.set(key, item);
      item.sites.add(site_id);
      this.#sites.add(site_id);
      this.#updates++;
      if (!fits(update)) this.#skipped++;
      if (update.version) item.from.add(update.version);
      if (update.new_version) item.to.add(update.new_version);
    }
  }

  plan(): RunPlan {
    const items = [...this.#items.values()].map(({ first: { type, slug, name }, from, to, sites }) => ({
      ...{ type, slug, name, from, to, sites: sites.size },
    }));
    items.sort((a, b) => b.sites - a.sites || a.name.localeCompare(b.name));
    return { sites: this.#sites.size, updates: this.#updates, skipped: this.#skipped, items };
  }
}
