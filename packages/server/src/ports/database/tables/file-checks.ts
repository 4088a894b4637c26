/** Checks of the files of sites. */
export interface FileCheckTables {
  /** Sites on which people have allowed it. */
  file_checks: {
    site_id: number;
    allowed_at: number;
    allowed_by: string;
    due_at: number;
    /** When its files were last read. */
    checked_at: number | null;
    /** Why they could not be read the last time; null: they could. */
    error_code: string | null;
    error: string | null;
  };
  /** WordPress itself, plugins and themes of these sites. */
  file_digests: {
    site_id: number;
    /** core | plugin | theme */
    type: string;
    slug: string;
    version: string;
    /** Locale of the package of WordPress; '' for plugins and themes. */
    locale: string;
    /** Digest of its files; '' while they could never be read at this version. */
    digest: string;
    files: number;
    /** An `UnreadReason` of the last check; '' if they were read. */
    unread: string;
    /** A `FileState`. */
    state: string;
    /** What the digest should be: that of most sites, else the first one seen at this version. */
    base_digest: string;
    /** A digest that somebody accepted. */
    accepted_digest: string;
    /** Since when it is altered. */
    found_at: number | null;
    /** When that was told. */
    told_at: number | null;
    /** The digest whose files `files_json` names. */
    named_digest: string;
    /** When the files are to be named; null: they are, or there are none. */
    name_due_at: number | null;
    name_tries: number;
    /** A `FileDifferences`; null: not known. */
    files_json: string | null;
  };
  /** Items that have to be compared over all sites. */
  file_digests_to_compare: { type: string; slug: string; version: string; locale: string };
}
