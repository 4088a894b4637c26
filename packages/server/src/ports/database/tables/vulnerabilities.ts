import type { Generated } from 'kysely';

/** The feed of known vulnerabilities, what it says, and what of it was found on sites. */
export interface VulnerabilityTables {
  /** One row, with id 1. */
  vulnerability_feed: {
    id: number;
    /** Address or file name that a person set; '' where none is. Settings of the environment come first. */
    source: string;
    sealed_key: string | null;
    /** What the stored records were read from: a digest of the source, so that another one is read as a whole. */
    read_from: string;
    /** By what the source recognises that it is unchanged: entity tag, date of a file. */
    stamp: string;
    /** Counts up with each change of the records. */
    revision: number;
    /** When the stored records were last read, or found to be unchanged; null before the first time. */
    read_at: number | null;
    /** When they last changed. */
    changed_at: number | null;
    /** Records of the last reading that no one could make sense of. */
    skipped: number;
    /** When it is next looked at. */
    due_at: number;
    /** 1: a feed that lost most of its records is believed this once. */
    accept_shrunk: number;
    failing_since: number | null;
    error_code: string | null;
    error: string | null;
  };
  vulnerability_records: VulnerabilityRecordTable;
  /** Which versions of which software a record affects. */
  vulnerability_software: VulnerabilitySoftwareTable;
  /** The same of a feed while it is being read. */
  vulnerability_staged_records: VulnerabilityRecordTable;
  vulnerability_staged_software: VulnerabilitySoftwareTable;
  /** Copyright and licence notices, each once: most records have the same. */
  vulnerability_notices: { id: string; notice_json: string };
  vulnerability_findings: FindingTable;
  /** Findings that were fixed and found again later, as they were: past months had them. */
  vulnerability_past_findings: FindingTable & { fixed_at: number; fixed_by: string };
  /** Findings that somebody decided to live with. */
  vulnerability_ignores: {
    id: Generated<number>;
    record_id: string;
    /** Null: on all sites. */
    site_id: number | null;
    reason: string;
    until_at: number | null;
    created_by: string;
    created_at: number;
  };
  /** Plugins to deactivate by a job. */
  vulnerability_job_plugins: { job_id: string; site_id: number; slug: string; name: string };
  /** Sites whose installed items or pending updates changed since they were last matched. */
  sites_to_match: { site_id: number };
}

interface FindingTable {
  site_id: number;
  /** plugin | theme | core */
  type: string;
  /** As in the lists of installed items; wordpress for WordPress itself. */
  slug: string;
  record_id: string;
  name: string;
  version: string;
  /** 0: the plugin or theme is installed, but not in use. */
  active: number;
  /** As in the record; kept for findings whose record was withdrawn. */
  title: string;
  severity: string;
  /** The lowest version in which it is fixed; '' where none is known. */
  fixed_in: string;
  /** The pending update of the item, where it fixes this; '' where none does. */
  update_version: string;
  found_at: number;
  fixed_at: number | null;
  /** updated | removed | record_changed; null while it is open. */
  fixed_by: string | null;
}

interface VulnerabilityRecordTable {
  id: string;
  title: string;
  /** critical | high | medium | low | none | unknown */
  severity: string;
  /** Tenths. */
  score: number | null;
  vector: string;
  cve: string;
  cve_url: string;
  description: string;
  /** 1: of note, but not to be acted on. */
  informational: number;
  references_json: string;
  /** Lower-cased title, CVE and slugs. */
  search_text: string;
  published_at: number | null;
  updated_at: number | null;
  /** Ids of its notices. */
  notices_json: string;
  digest: string;
}

interface VulnerabilitySoftwareTable {
  record_id: string;
  seq: number;
  type: string;
  /** As the directory of WordPress names it: the folder of a plugin. */
  slug: string;
  name: string;
  ranges_json: string;
  patched_json: string;
  remediation: string;
}
