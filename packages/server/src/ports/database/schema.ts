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
  };
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
  };
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
    can_read: number;
    can_write: number;
    enabled: number;
    created_at: number;
    last_used_at: number | null;
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
  created_at: number;
  updated_at: number;
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
