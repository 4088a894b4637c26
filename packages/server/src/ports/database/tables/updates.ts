import type { Generated } from 'kysely';

type PendingType = 'core' | 'plugin' | 'theme' | 'translation';

/** Updates on offer, which of them nobody wants, runs that make them, and windows in which runs start. */
export interface UpdateTables {
  site_updates: {
    site_id: number;
    /** core | plugin | theme | translation */
    type: string;
    slug: string;
    /** Only translations have one; '' otherwise, so that it can be part of the key. */
    language: string;
    name: string;
    version: string;
    new_version: string;
    active: Generated<number>;
    wp_compatible: Generated<number>;
    php_compatible: Generated<number>;
    /** Host of the package on offer; '' where the site tells no address, null where that is not known yet. */
    package_host: Generated<string | null>;
    /** 1 when the package is named by its version, as directories do that keep all versions. */
    package_named: Generated<number>;
    /** 1 while a rule says that this update is not wanted; kept by `refreshPending`. */
    ignored: Generated<number>;
  };
  /** When a version was first on offer on any site. None of translations, which are not released. */
  update_releases: {
    /** core | plugin | theme */
    type: string;
    slug: string;
    version: string;
    first_seen_at: number;
  };
  /** Sites that have an update pending, by what it leads from and to: the sum of its rows. Kept by triggers. */
  offer_counts: {
    /** No translations: see 0037-counted-offers.ts */
    type: string;
    slug: string;
    new_version: string;
    version: string;
    slot: number;
    sites: number;
  };
  /** Pending updates by type, and the sites that have some: the sums of its rows. Kept by triggers. */
  pending_totals: Record<'slot' | PendingType | `sites_${PendingType}` | 'sites', number>;
  /** Updates that nobody wants on any site. slug '' = all of the type; version '' = all versions. */
  ignored_updates: IgnoreRule;
  site_ignored_updates: IgnoreRule & { site_id: number };
  /** What an update run adds to its job. */
  update_runs: {
    job_id: string;
    /** preparing | running | halted | finished | abandoned; a canceled job ends it, whatever stands here */
    state: string;
    /** fleet | sites */
    scope: string;
    types_json: string;
    slugs_json: string | null;
    /** Null: all sites at once, without looking at front pages. */
    strategy_json: string | null;
    /** The wave that is out, from 1; 0 before the first. */
    wave: number;
    /** Why it was halted or ended early: the sentence, and what it follows from (RunHalt). */
    halt_reason: string | null;
    halt_json: string | null;
    window_id: number | null;
    /** No site is begun after it. */
    closes_at: number | null;
    /** Releases that were younger were left out; 0 = none. */
    min_age_days: Generated<number>;
    created_at: number;
  };
  update_run_sites: {
    job_id: string;
    site_id: number;
    /** Null until the site is handed out. */
    wave: number | null;
    /** well | bad | untouched (nothing was sent); null until the site is done */
    outcome: string | null;
    /** The front page before the first update. */
    front_json: string | null;
  };
  /** The waves that were handed out; runs of earlier releases have none. */
  update_run_waves: {
    job_id: string;
    wave: number;
    started_at: number;
    /** Null while sites of it are left. */
    ended_at: number | null;
  };
  update_run_items: {
    job_id: string;
    site_id: number;
    /** Order on the site. */
    seq: number;
    type: string;
    slug: string;
    name: string;
    from_version: string;
    to_version: string;
    /** Address of the new version's package, where the version before can be had from the same directory. */
    package: string | null;
    /** As in site_updates. */
    package_host: Generated<string | null>;
    package_named: Generated<number>;
    /** pending | sent | rolling_back | updated | failed | skipped | rolled_back | needs_attention */
    state: string;
    reason: string | null;
    /** Code of what was behind it, where that is known more closely than the reason. */
    cause: Generated<string | null>;
    message: string | null;
    /** What helps where nothing was put back: deactivate | switch_theme | rename_folder | restore */
    way_out: Generated<string | null>;
    sent_at: number | null;
    finished_at: number | null;
    /** When the site, which the update left broken, is looked at next; null: it is not looked at. */
    look_at: Generated<number | null>;
    /** How often it was looked at. */
    looks: Generated<number>;
    /** When it was seen to work again. */
    mended_at: Generated<number | null>;
  };
  /** The updates that a job rolls back. */
  update_roll_backs: {
    job_id: string;
    run_id: string;
    site_id: number;
    /** As in update_run_items. */
    seq: number;
    /** When this job sent the earlier version: it does so once. */
    sent_at: number | null;
  };
  update_windows: {
    id: Generated<number>;
    name: string;
    /** One site, or the sites of one tag; both null = all sites. */
    site_id: number | null;
    tag_id: number | null;
    /** ISO weekdays, `1,2,7`. */
    days: string;
    /** Local time of day, `HH:MM`; closing before it opens means the next day. */
    opens: string;
    closes: string;
    /** IANA name. */
    time_zone: string;
    types_json: string;
    strategy_json: string | null;
    enabled: number;
    next_open_at: number;
    /** Younger releases are left out; 0 = none. */
    min_age_days: Generated<number>;
    created_at: number;
  };
}

export interface IgnoreRule {
  /** core | plugin | theme */
  type: string;
  slug: string;
  version: string;
  /** Name of the item, for lists of rules. */
  name: string;
}
