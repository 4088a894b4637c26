interface PendingCounts {
  /** Days since 1970, in UTC. */
  day: number;
  core: number;
  plugins: number;
  themes: number;
  translations: number;
  /** Sites that had any. */
  sites: number;
}

/** What is noted for the overview; all else there follows from the state of the fleet. */
export interface InboxTables {
  /** Who takes care of a cause that has no open alarm, and until when it is put aside. */
  inbox_marks: {
    /** As alarms name causes. */
    cause: string;
    acknowledged_at: number | null;
    acknowledged_by: string | null;
    snoozed_until: number | null;
    marked_at: number;
  };
  /** The pending updates of a day, as they were counted last on it. */
  pending_days: PendingCounts;
  /** The same of the sites that a client had. */
  pending_client_days: PendingCounts & { client_id: number };
  /** The same of the sites that had a tag. */
  pending_tag_days: PendingCounts & { tag_id: number };
  /** Uptime of all sites together on a day: the sums of their `monitor_days`. */
  uptime_days: {
    /** Days since 1970, in UTC. */
    day: number;
    /** Seconds. */
    watched: number;
    down: number;
  };
}
