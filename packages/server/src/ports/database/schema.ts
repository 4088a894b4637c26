import type { Generated } from 'kysely';

/**
 * The tables, as TypeScript sees them. Only text, integers (0/1 flags, ms epoch instants) and JSON kept as text:
 * both engines then need no mapping. Names end in `_at` for ms epoch instants and in `_json` for JSON text.
 */
export interface Tables {
  meta: { key: string; value: string };
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
    /** 1 while a rule says that this update is not wanted; kept by `refreshPending`. */
    ignored: Generated<number>;
  };
  /** Updates that nobody wants on any site. slug '' = all of the type; version '' = all versions. */
  ignored_updates: IgnoreRule;
  site_ignored_updates: IgnoreRule & { site_id: number };
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
  /** `sites.search_text` by trigrams; kept by triggers. Only on SQLite: PostgreSQL indexes the column itself. */
  sites_search: { rowid: number; search_text: string };
  clients: ClientTable;
  /** Sites that are suspended because their client is, with the state each gets back. */
  client_held_sites: { site_id: number; client_id: number; status: string };
  client_fields: { id: Generated<number>; name: string; name_key: string; description: string };
  client_field_values: { client_id: number; field_id: number; value: string };
  costs: CostTable;
  cost_sites: { cost_id: number; site_id: number };
  cost_tags: { cost_id: number; tag_id: number };
  cost_clients: { cost_id: number; client_id: number };
  tags: { id: Generated<number>; name: string; name_key: string; color: string | null };
  site_tags: { site_id: number; tag_id: number };
  users: {
    id: Generated<number>;
    name: string;
    name_key: string;
    /** admin | operator | viewer */
    role: string;
    created_at: number;
    /** Of the password for the browser, with its parameters; null for users who have none. */
    password_hash: Generated<string | null>;
    /** Secret of the second factor; null while there is none. */
    totp_sealed: Generated<string | null>;
    /** Secret of a second factor that is not confirmed yet. */
    totp_pending_sealed: Generated<string | null>;
    /** The 30 seconds whose code was used last; none up to it is taken again. */
    totp_step: Generated<number | null>;
  };
  /** Browsers that are signed in. */
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    created_at: number;
    seen_at: number;
    /** When it ends even if it is used. */
    expires_at: number;
    address: string;
    user_agent: string;
  };
  /** What opens the second factor instead of a code; each works once. */
  recovery_codes: { user_id: number; code_hash: string };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** As the browser names it, base64url. */
    credential_id: string;
    /** COSE key, base64url. */
    public_key: string;
    counter: number;
    transports_json: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** Challenges of passkeys that were answered: none is taken twice. */
  used_challenges: { challenge_hash: string; expires_at: number };
  application_passwords: {
    id: Generated<number>;
    user_id: number;
    name: string;
    secret_hash: string;
    created_at: number;
    last_used_at: number | null;
  };
  api_keys: {
    id: Generated<number>;
    name: string;
    token_hash: string;
    /** The end of the token, to recognise the key by; '' for keys older than this. */
    truncated_key: Generated<string>;
    /** Only keys with v1 compatibility have these. */
    v1_key_hash: Generated<string | null>;
    v1_secret_hash: Generated<string | null>;
    can_read: number;
    can_write: number;
    enabled: number;
    created_at: number;
    last_used_at: number | null;
    v1_last_used_at: Generated<number | null>;
  };
  /** Requests with an idempotency key: fingerprints and answers may tell secrets, so they are sealed. */
  idempotency_keys: {
    /** Whose key it is: `key:12`, `user:3`. */
    actor: string;
    key_hash: string;
    request_sealed: string;
    /** null while the request runs, and for good when its process died meanwhile. */
    answer_sealed: string | null;
    lease_until: number;
    expires_at: number;
  };
  jobs: {
    id: string;
    type: string;
    /** queued | processing | completed | failed | canceled */
    status: string;
    total: number;
    requested_by: string;
    created_at: number;
    started_at: number | null;
    completed_at: number | null;
    timed_out: number;
    /** When an unfinished job is given up; null = a day after it was made. */
    give_up_at: Generated<number | null>;
  };
  job_items: {
    job_id: string;
    site_id: number;
    /** pending | succeeded | failed | canceled */
    state: string;
    code: string | null;
    message: string | null;
    data_json: string | null;
    finished_at: number | null;
  };
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
    halt_reason: string | null;
    window_id: number | null;
    /** No site is begun after it. */
    closes_at: number | null;
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
    /** Address of the new version's package, where the site tells. */
    package: string | null;
    /** pending | sent | rolling_back | updated | failed | skipped | rolled_back | needs_attention */
    state: string;
    reason: string | null;
    message: string | null;
    sent_at: number | null;
    finished_at: number | null;
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
    created_at: number;
  };
  /** A job that makes users on sites, or sets passwords there. */
  user_jobs: {
    job_id: string;
    /** Rows that were given. */
    total: number;
    /** Rows, or parts of them, that could not be handed to any site: `[{line, message}]`. */
    rejected_json: string;
  };
  user_job_sites: {
    job_id: string;
    site_id: number;
    site_url: string;
    /** Line of each user of the site, in their order. */
    lines_json: string;
    /** What is to be sent, passwords included; null once the site is done. */
    sealed: string | null;
    /** Users that may have been sent, and users whose outcome is known; both counted from the first. */
    begun: number;
    done: number;
  };
  user_job_failures: { job_id: string; site_id: number; line: number; code: string; message: string };
  queue_messages: {
    id: Generated<number>;
    queue: string;
    body_json: string;
    run_at: number;
    lease_until: number;
    deliveries: number;
  };
  leases: { name: string; holder: string; until_at: number };
  audit_log: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: string;
    subject: string;
    detail_json: string;
    previous_hash: string;
    hash: string;
  };
  audit_head: { id: number; hash: string };
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
  client_id: number | null;
  admin_username: string;
  notes: string;
  verify_tls: number;
  wp_version: string;
  php_version: string;
  child_version: string;
  health_score: number | null;
  users_count: number | null;
  info_json: string;
  /** Digest of each stored part of the last report; an equal digest means there is nothing to write. */
  digests_json: string;
  sync_error_code: string | null;
  sync_error: string | null;
  failed_syncs: number;
  last_sync_at: number | null;
  next_sync_at: number;
  /** Whole ms of the newest stored change of each source; the next sync asks from there. */
  actions_seen_at: number;
  logs_seen_at: number;
  checked_at: number | null;
  check_status: number | null;
  check_ms: number | null;
  /** When the installed items are next looked up for abandonment; 0 = as soon as possible. */
  abandoned_due_at: Generated<number>;
  /** When the certificate is next probed; 0 = as soon as possible. */
  tls_due_at: Generated<number>;
  /** Updates on offer that no rule ignores; kept by `refreshPending`. Translations count once per item. */
  pending_core: Generated<number>;
  pending_plugins: Generated<number>;
  pending_themes: Generated<number>;
  pending_translations: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface IgnoreRule {
  /** core | plugin | theme */
  type: string;
  slug: string;
  version: string;
  /** Name of the item, for lists of rules. */
  name: string;
}

export interface ClientTable {
  id: Generated<number>;
  name: string;
  /** Lower-cased name: the sort order of lists. */
  name_key: Generated<string>;
  /** Lower-cased name and e-mail: what `search` looks into. */
  search_text: Generated<string>;
  /** Lower-cased; null for none, so that several clients may have none. */
  email: string | null;
  /** active | suspended | lead | lost */
  status: string;
  phone: Generated<string>;
  address_1: Generated<string>;
  address_2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country: Generated<string>;
  note: Generated<string>;
  facebook: Generated<string>;
  twitter: Generated<string>;
  instagram: Generated<string>;
  linkedin: Generated<string>;
  created_at: number;
}

export interface CostTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  price_cents: number;
  payment_type: string;
  product_type: string;
  product_slug: string;
  license_type: string;
  renewal_type: string;
  /** YYYY-MM-DD */
  last_renewal: string | null;
  /** Day of the month of the first renewal, which later ones keep where the month has it. */
  renewal_day: number | null;
  payment_method: string;
  status: string;
  url: string;
  note: string;
  product_color: string;
  icon_hidden: string;
  created_at: number;
}
