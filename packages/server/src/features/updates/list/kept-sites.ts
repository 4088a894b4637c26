import type { StoreOfRequest } from '../../../kernel/lists/part-memory.ts';
import { readAnew, recallVersion } from '../../../kernel/recall.ts';
import type { Database } from '../../../ports/database/port.ts';
import { isKeptUpdate, type ListedUpdate } from './kept-updates.ts';
import type { SiteWithLines } from './site-updates.store.ts';

/** 8 MB of pointers: one for each update, as all sites that have it share it, and as much as ten for the site. */
const MOST_POINTERS = 1_000_000;
const SITE_ALONE = 10;

/** A site and those of its updates that are asked for. */
export interface SiteWithPending {
  readonly site: Pick<SiteWithLines, 'id' | 'url' | 'name'>;
  readonly updates: readonly ListedUpdate[];
}

/** What was read at a version. */
interface Kept {
  readonly version: string;
  readonly sites: Map<string, SiteWithPending>;
  pointers: number;
}

/** What is read of sites, and what else it follows from. */
interface Wanted {
  readonly ids: readonly number[];
  readonly types: readonly string[];
  /** Reads those that are not kept. */
  readonly read: (ids: readonly number[]) => Promise<readonly SiteWithPending[]>;
}

/**
 * Sites with all their updates of some types, kept until a site or an update changes: who walks through the list again,
 * or looks at it with others, reads no update twice. Those that were read first leave when there are too many.
 */
export class KeptSites {
  readonly #of = new WeakMap<Database, Kept>();

  /** Ask before anything is read: what is committed meanwhile makes a site newer than the version, never older. */
  async version({ database, recall = readAnew }: StoreOfRequest): Promise<string> {
    const parts = ['sites', 'updates'] as const;
    return (await Promise.all(parts.map(part => recallVersion(recall, database, part)))).join();
  }

  /** In the order of their ids; one may be gone by now. */
  async find(database: Database, version: string, { ids, types, read }: Wanted): Promise<SiteWithPending[]> {
    const kept = this.#at(database, version);
    const keyOf = (id: number) => `${types.join()} ${id}`;
    const sites = new Map(ids.map(id => [id, kept.sites.get(keyOf(id))]));
    const missing = ids.filter(id => sites.get(id) === undefined);
    for (const one of missing.length > 0 ? await read(missing) : []) {
      sites.set(one.site.id, one);
      if (hasOnlyKept(one)) keep(kept, keyOf(one.site.id), one);
    }
    return ids.flatMap(id => sites.get(id) ?? []);
  }

  #at(database: Database, version: string): Kept {
    const known = this.#of.get(database);
    if (known?.version === version) return known;
    const kept = { version, sites: new Map(), pointers: 0 };
    this.#of.set(database, kept);
    return kept;
  }
}

/** Translations, which are not kept, are the last ones: to look at all of them would take as long as to find them. */
function hasOnlyKept({ updates }: SiteWithPending): boolean {
  const last = updates.at(-1);
  return last === undefined || isKeptUpdate(last);
}

function keep(kept: Kept, key: string, site: SiteWithPending): void {
  kept.pointers += pointersOf(site) - pointersOf(kept.sites.get(key));
  kept.sites.set(key, site);
  for (const [oldest, left] of kept.sites) {
    if (kept.pointers <= MOST_POINTERS) break;
    kept.sites.delete(oldest);
    kept.pointers -= pointersOf(left);
  }
}

const pointersOf = (site: SiteWithPending | undefined) => (site ? SITE_ALONE + site.updates.length : 0);
