import type { Generated } from 'kysely';

/** Uptime of sites. */
export interface MonitorTables {
  /** One row for each site that was looked at. Settings that are null are those of all sites. */
  monitors: {
    site_id: number;
    active: number | null;
    interval_seconds: number | null;
    timeout_seconds: number | null;
    /** A `CheckMethod`. */
    method: string | null;
    /** Such as `200-299,401`. */
    expected_status: string | null;
    keyword: string | null;
    /** A `KeywordRule`. */
    keyword_rule: string | null;
    follow_redirects: number | null;
    confirmations: number | null;
    /** When it is checked next; null = not at all. */
    due_at: number | null;
    /** A `WatchedStatus`. */
    status: Generated<string>;
    /** Since when it has this status. */
    status_at: number | null;
    checked_at: number | null;
    /** HTTP status of the last check; null: no answer. */
    status_code: number | null;
    response_ms: number | null;
    /** Why the last check failed. */
    reason: string | null;
    /** The same as a `CheckFault`. */
    cause: string | null;
  };
  monitor_incidents: {
    id: Generated<number>;
    site_id: number;
    /** The first failed check. */
    started_at: number;
    /** The first good check after that, or when its site was put on hold; null: not over. */
    ended_at: number | null;
    /** 1: it ended because the site is not watched any more, not because it was seen to answer. */
    unwatched: Generated<number>;
    /** A `CheckFault`. */
    cause: string;
    reason: string;
    status_code: number | null;
    /** Checks that failed, confirmations included. */
    checks: number;
  };
  /** How many incidents a site has, counted by triggers. */
  monitor_incident_counts: { site_id: number; incidents: number };
  /** The checks of a site in an hour, as `series/check-codec.ts` packs them. */
  monitor_hours: {
    site_id: number;
    /** Hours since 1970. */
    hour: number;
    /** Seconds that each check stands for. */
    every_seconds: number;
    checks: string;
    /** 1: its sums are in `monitor_days`. */
    rolled: Generated<number>;
  };
  /** What the checks of a site came to on a day in UTC. */
  monitor_days: {
    site_id: number;
    /** Days since 1970. */
    day: number;
    checks: number;
    /** Seconds. */
    watched: number;
    down: number;
    /** Sum of the response times, and how many they are. */
    sum_ms: number;
    timed: number;
    min_ms: number | null;
    max_ms: number | null;
    /** Its 24 hours, as `series/hours-codec.ts` packs them; '' when they are not kept any more. */
    hours: string;
  };
}
