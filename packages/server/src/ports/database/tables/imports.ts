/** What was read from other dashboards. */
export interface ImportTables {
  imports: {
    /** A UUID. */
    id: string;
    /** mainwp */
    source: string;
    /** Address and table prefix of the other dashboard: planned again, it is the same import. */
    origin_key: string;
    url: string;
    facts_json: string;
    /** The report of the last plan. */
    plan_json: string | null;
    /** The job that adopts or cuts over, or did so last. */
    job_id: string | null;
    created_by: string;
    created_at: number;
    planned_at: number;
  };
  import_sites: ImportSiteTable;
  /** Everything besides sites: tags, clients, costs … */
  import_records: {
    import_id: string;
    /** A `RecordKind`. */
    kind: string;
    /** Its id there; the position of what has none. */
    old_id: number;
    payload_json: string;
    /** The payload, where it contains secrets. */
    sealed: string | null;
    /** planned | carried | skipped | failed */
    state: string;
    reason: string | null;
    /** The same by code; null for nothing, and in rows of earlier releases. */
    remarks_json: string | null;
    /** Its id here. */
    new_id: number | null;
  };
}

export interface ImportSiteTable {
  import_id: string;
  /** Its id there. */
  old_id: number;
  url: string;
  /** `siteKey(url)` */
  url_key: string;
  name: string;
  login: string;
  /** A `WayIn`. */
  way_in: string;
  /** An `ImportSiteState`. */
  state: string;
  /** Why it failed, an error code; null when it did not. */
  code: string | null;
  /** Why it failed or is skipped, in a sentence. */
  reason: string | null;
  /** What the sentence follows from, a `SiteReasonCause`; null after a failure, and where there is no sentence. */
  cause: string | null;
  /** 1: the site was here before, with a connection of its own. */
  linked: number;
  /** Reserved when it is about to be adopted. */
  site_id: number | null;
  suspended: number;
  /** An `OldSite` without what stands in columns and without secrets. */
  details_json: string;
  /** `ImportSiteSecrets`; null once forgotten. */
  sealed: string | null;
  changed_at: number;
}
