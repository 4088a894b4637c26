import type { SignAlgorithm } from '@sitekeeper/protocol';

export interface PluginRecord {
  readonly file: string;
  version: string;
  active: boolean;
  /** Must-use file: always active, not in the directory. */
  readonly mu?: true;
}

export interface ThemeRecord {
  readonly slug: string;
  version: string;
}

export interface TranslationRecord {
  readonly type: 'core' | 'plugin' | 'theme';
  readonly slug: string;
  readonly language: string;
  readonly version: string;
  readonly name?: string;
}

export interface UserRecord {
  readonly id: number;
  readonly login: string;
  email: string;
  /** Empty = a user without any role. */
  role: string;
  firstName: string;
  lastName: string;
  displayName: string;
  nickname: string;
  url: string;
  description: string;
  password: string;
  /** Set through WordPress screens: the stored hash is of the text with backslashes before quotes (docs/wire/connection.md#registration). */
  slashed: boolean;
  /** Password authentication for connections; on unless switched off (docs/wire/connection.md#secrets). */
  passwordAuth: boolean;
  /** Seconds since 1970. */
  readonly registered: number;
  posts: number;
}

/** Row of `child_site_actions_data` (docs/wire/sync.md#changes A): done by somebody on the site, not by the dashboard. */
export interface ActionRow {
  readonly id: number;
  readonly context: 'plugins' | 'themes' | 'wordpress';
  readonly action: 'updated' | 'deleted' | 'activated' | 'deactivated' | 'installed';
  readonly actor: string;
  readonly agent: '' | 'wp_cli' | 'wp_cron';
  readonly name: string;
  readonly slug: string;
  /** Seconds since 1970 with a fraction. */
  readonly created: number;
}

/** Row of `changes_logs_data` (docs/wire/sync.md#changes B). */
export interface LogRow {
  readonly id: number;
  /** Type id of Appendix A of the wire description. */
  readonly type: number;
  readonly context: string;
  readonly action: string;
  readonly actor: string;
  /** Microseconds since 1970. */
  readonly createdMicros: number;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Which parts a reply contains: key → wanted. A missing key means wanted (docs/wire/sync.md#what-a-sync-asks-for). */
export type SyncList = Readonly<Record<string, boolean>>;

/** Reconnect secret as the connector keeps it (docs/wire/connection.md#secrets). */
export interface RegVerify {
  readonly login: string;
  readonly hashKey: string;
  readonly secure: string;
}

/** The connection data of a keyed site (Appendix B of the wire description). */
export interface ConnectionRecord {
  /** PEM as received and, as on real sites, not checked. */
  readonly publicPem: string;
  server: string;
  readonly admin: string;
}

/** One round of the abandoned check (docs/wire/sync.md#abandoned-items). */
export interface AbandonedCache {
  /** Items looked up so far; the round is complete when it reaches the number of items. */
  looked: number;
  /** Found: plugin file or stylesheet → seconds since 1970 of its last release. */
  found: Record<string, number>;
}

export type Ratchet = SignAlgorithm | undefined;

/** critical: the front page shows the critical error. blank: it is empty. dead: nothing works, the connector neither. */
export type HarmKind = 'critical' | 'blank' | 'dead';

/** What an update did to a site, for as long as the site has that version. Without `id`: until it is repaired. */
export interface Harm {
  readonly kind: HarmKind;
  /** Plugin file, theme slug or `wordpress`. */
  readonly id?: string;
  readonly version?: string;
}

/** Somebody changed files of an item by hand. An update replaces the folder, so it holds for one version. */
export interface AlteredFiles {
  readonly version: string;
  /** Path → content; undefined: deleted. */
  readonly files: Map<string, string | undefined>;
}
