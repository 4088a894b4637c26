import type { Generated } from 'kysely';

/** What is kept about sites: what they reported, what was looked up about them, what was changed on them. */
export interface SiteTables {
  sites: SiteTable;
  site_secrets: { site_id: number; name: string; sealed: string };
  site_plugins: {
    site_id: number;
    slug: string;
    name: string;
    version: string;
    active: number;
    must_use: number;
    is_connector: number;
  };
  site_themes: {
    site_id: number;
    slug: string;
    name: string;
    version: string;
    active: number;
    parent_active: number;
  };
  /** The security checks that failed at the last sync. */
  site_security: { site_id: number; check_key: string; value: string };
  site_abandoned: {
    site_id: number;
    /** plugin | theme */
    type: string;
    slug: string;
    name: string;
    version: string;
    last_updated_at: number;
  };
  site_changes: {
    id: Generated<number>;
    site_id: number;
    /** Names the change on the site, so that a second delivery is recognised. */
    dedupe_key: string;
    log_type_id: number | null;
    context: string;
    action: string;
    object_name: string;
    user_name: string;
    occurred_at: number;
    /** What the description needs besides: versions, before and after, the name of a field. */
    detail_json: Generated<string>;
  };
  /** What the last TLS probe of a site found. */
  tls_probes: {
    site_id: number;
    /** `host:port` that was probed: another address of the site needs another probe. */
    endpoint: string;
    /** A `TlsFault`; null when all is well. */
    fault: string | null;
    issuer: string | null;
    expires_at: number | null;
    probed_at: number;
  };
  /** The icon of a site's front page; no row: none was found. */
  site_icons: {
    site_id: number;
    /** Changes with the picture. */
    digest: string;
    /** One of `ICON_TYPES`, by its bytes. */
    type: string;
    /** Base64. */
    picture: string;
    found_at: number;
  };
  /** The last good picture of a site's front page; no row: none was taken. */
  site_screenshots: {
    site_id: number;
    /** Changes with the picture. */
    digest: string;
    /** WebP, in base64. */
    picture: string;
    taken_at: number;
  };
  /** Registrations whose outcome is not known. */
  registrations: {
    /** Name of the lease: `add:<url_key>` or `site:<id>`. */
    place: string;
    /** The stored site that is to get the key; null for one that is to be added. */
    site_id: number | null;
    /** A `Wish`. */
    wish: string;
    request_json: string;
    sealed: string;
    /** When it was sent last. */
    sent_at: number;
    looks: number;
    look_at: number;
  };
  /** `sites.search_text` by trigrams; kept by triggers. Only on SQLite: PostgreSQL indexes the column itself. */
  sites_search: { rowid: number; search_text: string };
  tags: { id: Generated<number>; name: string; name_key: string; color: string | null };
  site_tags: { site_id: number; tag_id: number };
}

export interface SiteTable {
  id: Generated<number>;
  url: string;
  /** `siteKey(url)`: what selectors and the duplicate check compare. */
  url_key: string;
  name: string;
  /** Lower-cased name: the sort order of lists. */
  name_key: string;
  /** Lower-cased name and URL: what `search` looks into. */
  search_text: string;
  /** connected | disconnected | suspended */
  status: string;
  /**
   * Later with each disconnect, suspend and unsuspend, also where the state was that already, and whatever the clocks
   * of several servers say: only compared with what it was before.
   */
  status_wished_at: Generated<number>;
  client_id: number | null;
  admin_username: string;
  notes: string;
  verify_tls: number;
  wp_version: string;
  php_version: string;
  child_version: string;
  health_score: number | null;
  users_count: number | null;
  /** 1: the site has `users_count` users or more, its list ended there. */
  users_capped: Generated<number>;
  /** The first sync after this asks for the users, too; 0 = the next one. */
  users_due_at: Generated<number>;
  info_json: string;
  /** Digest of each stored part of the last report; an equal digest means there is nothing to write. */
  digests_json: string;
  sync_error_code: string | null;
  sync_error: string | null;
  /** A `FailureCause`. */
  sync_error_cause: string | null;
  failed_syncs: number;
  /** A `DisconnectedBy`; only means something while the site is disconnected. */
  disconnected_by: string | null;
  disconnected_at: number | null;
  /** Syncs in a row that proved that no connector runs on the site, far enough apart to count; and the last of them. */
  missing_count: Generated<number>;
  missing_at: number | null;
  /** A `BackupPlugin`, the one that syncs ask for; null when none is active. */
  backup_plugin: string | null;
  /** When it last made a backup; null when that isn't known, which doesn't mean never. */
  backup_at: number | null;
  last_sync_at: number | null;
  next_sync_at: number;
  /** Whole ms of the newest stored change of each source; the next sync asks from there. */
  actions_seen_at: number;
  logs_seen_at: number;
  checked_at: number | null;
  check_status: number | null;
  check_ms: number | null;
  /** Why the last check failed; null when it did not. */
  check_message: string | null;
  /** When the installed items are next looked up for abandonment; 0 = as soon as possible. */
  abandoned_due_at: Generated<number>;
  /** `siteKey` of the main site of the multisite network it belongs to; '' for none, null as long as that isn't known. */
  network_key: string | null;
  /** When it is next looked for a network; 0 = never looked yet. */
  network_due_at: Generated<number>;
  /** How many looks in a row met the maintenance page, or something else that passes by itself. */
  network_looks: Generated<number>;
  /** When the certificate is next probed; 0 = as soon as possible. */
  tls_due_at: Generated<number>;
  /** When its icon is looked up next; 0 = as soon as possible. */
  icon_due_at: Generated<number>;
  /** When its screenshot is taken next; 0 = as soon as possible. */
  screenshot_due_at: Generated<number>;
  /** A `Signing`: how the site verifies what we sign. */
  signing: Generated<string>;
  /** When the site turned out not to verify P-256 keys; null when it wasn't tried, or does. */
  p256_refused_at: number | null;
  /** When its key is to be proven or replaced in the background; null = not at all. */
  key_due_at: number | null;
  /** Since when its key is also that of another dashboard, from which it was adopted; null = the key is ours alone. */
  key_shared_since: number | null;
  /** Updates on offer that no rule ignores; kept by `refreshPending`. Translations count once per item. */
  pending_core: Generated<number>;
  pending_plugins: Generated<number>;
  pending_themes: Generated<number>;
  pending_translations: Generated<number>;
  created_at: number;
  updated_at: number;
}
