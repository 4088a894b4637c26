import type { AffectedSoftware, HoleSeverity, SoftwareType } from '../feed/feed-record.ts';
import { directorySlug, fixedIn, isAffected } from './affected.ts';

/** A plugin or theme of a site, or its WordPress. */
export interface InstalledItem {
  readonly site_id: number;
  readonly type: SoftwareType;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: number;
}

/** What a record says of one piece of software. */
export interface KnownHole extends Pick<AffectedSoftware, 'type' | 'slug' | 'ranges' | 'patchedVersions'> {
  readonly recordId: string;
  readonly title: string;
  readonly severity: HoleSeverity;
  readonly cve: string;
}

/** That a version has a vulnerability. */
export interface Hit {
  readonly hole: KnownHole;
  readonly fixed_in: string;
}

/** A vulnerability of an item of a site, as it is to be stored. */
export interface FoundHole extends InstalledItem {
  readonly record_id: string;
  readonly title: string;
  readonly severity: string;
  readonly cve: string;
  readonly fixed_in: string;
  /** The pending update, where it fixes this. */
  readonly update_version: string;
}

/** The holes of each piece of software, by `holeKey`. */
export type Holes = ReadonlyMap<string, readonly KnownHole[]>;

export const holeKey = (type: SoftwareType, directory: string) => `${type} ${directory}`;

const NOTHING: readonly FoundHole[] = [];

/**
 * What installed items are affected by. Many sites have the same version of the same item: each is compared once.
 */
export class Matcher {
  readonly #holes: Holes;
  /** By slug and version. Of nearly half a million items, even a text made for each look-up is felt. */
  readonly #hits: Readonly<Record<SoftwareType, Map<string, Map<string, readonly Hit[]>>>> = {
    plugin: new Map(),
    theme: new Map(),
    core: new Map(),
  };
  readonly #fixes = new Map<string, boolean>();

  constructor(holes: Holes) {
    this.#holes = holes;
  }

  /** @param offerOf The version that is on offer for an item; undefined where none is. */
  found(item: InstalledItem, offerOf: (item: InstalledItem) => string | undefined): readonly FoundHole[] {
    const hits = this.#hitsOf(item);
    if (hits.length === 0) return NOTHING;
    const offered = offerOf(item);
    return hits.map(({ hole, fixed_in }) => ({
      ...item,
      record_id: hole.recordId,
      title: hole.title,
      severity: hole.severity,
      cve: hole.cve,
      fixed_in,
      update_version: offered !== undefined && this.#fixesIt(offered, hole) ? offered : '',
    }));
  }

  #hitsOf({ type, slug, version }: InstalledItem): readonly Hit[] {
    const versions = this.#hits[type].get(slug) ?? new Map<string, readonly Hit[]>();
    const known = versions.get(version);
    if (known) return known;
    const holes = this.#holes.get(holeKey(type, directorySlug(type, slug))) ?? [];
    const affected = holes.filter(({ ranges }) => isAffected(version, ranges));
    // A record may name the same software more than once.
    const once = [...new Map(affected.map(hole => [hole.recordId, hole])).values()];
    const hits = once.map(hole => ({ hole, fixed_in: fixedIn(version, hole) }));
    this.#hits[type].set(slug, versions.set(version, hits));
    return hits;
  }

  #fixesIt(version: string, hole: KnownHole): boolean {
    const key = `${hole.recordId} ${hole.type} ${hole.slug} ${version}`;
    const known = this.#fixes.get(key) ?? (version !== '' && !isAffected(version, hole.ranges));
    this.#fixes.set(key, known);
    return known;
  }
}
