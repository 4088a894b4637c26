export const SOFTWARE_TYPES = ['plugin', 'theme', 'core'] as const;
export type SoftwareType = (typeof SOFTWARE_TYPES)[number];

export const HOLE_SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'] as const;
export type HoleSeverity = (typeof HOLE_SEVERITIES)[number];

/** Versions from one to another. '*': no bound. */
export interface VersionRange {
  readonly from: string;
  readonly fromInclusive: boolean;
  readonly to: string;
  readonly toInclusive: boolean;
}

export interface AffectedSoftware {
  readonly type: SoftwareType;
  /** In lower case, as the directory of WordPress names it: the folder of a plugin, `wordpress` for WordPress. */
  readonly slug: string;
  readonly name: string;
  readonly ranges: readonly VersionRange[];
  readonly patchedVersions: readonly string[];
  readonly remediation: string;
}

/** Whom the words of a record belong to, and what must be shown with them. */
export interface FeedNotice {
  readonly party: string;
  readonly notice: string;
  readonly license: string;
  readonly licenseUrl: string;
}

/** One vulnerability, as the feed describes it: cleaned, and within limits. */
export interface FeedRecord {
  readonly id: string;
  readonly title: string;
  readonly severity: HoleSeverity;
  /** Tenths: 98 is a CVSS score of 9.8. */
  readonly score: number | null;
  readonly vector: string;
  readonly cve: string;
  readonly cveUrl: string;
  readonly description: string;
  readonly informational: boolean;
  readonly references: readonly string[];
  readonly publishedAt: number | null;
  readonly updatedAt: number | null;
  readonly software: readonly AffectedSoftware[];
  readonly notices: readonly FeedNotice[];
}
