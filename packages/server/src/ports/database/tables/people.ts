import type { Generated } from 'kysely';

/** Who may do something here, and how they prove it. Secrets are hashed or sealed. */
export interface PeopleTables {
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
    /** Browsers in which the user signed in are known by proofs of this number; one more voids them all. */
    device_epoch: Generated<number>;
  };
  /** Filters, order and columns of a list, by the name that a person gave them. */
  saved_views: {
    id: Generated<number>;
    user_id: number;
    /** A `SavedList`. */
    list: string;
    name: string;
    name_key: string;
    /** Of the address: `q=shop&client=4`. */
    query: string;
    /** Which columns are shown: `{"php": true}`. */
    columns_json: string;
    /** 1: everybody has it. */
    shared: number;
    /** 1: what its owner sees first. */
    is_default: number;
    created_at: number;
    updated_at: number;
  };
  /** Up to when a person has seen what the bell tells of. */
  bell_seen: { user_id: number; seen_at: number };
  /** Links by which people become users. */
  invitations: {
    id: Generated<number>;
    token_hash: string;
    role: string;
    /** The name that is given; null: the person chooses. */
    name: string | null;
    email: string | null;
    /** The user who invited, whose rights it depends on; null: the server itself, at its command line. */
    invited_by_id: number | null;
    invited_by: string;
    created_at: number;
    expires_at: number;
    accepted_at: number | null;
    /** Name of the user that it became. */
    accepted_by: string | null;
    revoked_at: number | null;
    /** none | waiting | sent | failed */
    mail_state: string;
    /** The link, until the mail has left. */
    mail_sealed: string | null;
    mail_attempts: Generated<number>;
    /** The next attempt; while one is under way, when it counts as lost. */
    mail_due_at: number | null;
    mail_problem: Generated<string>;
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
    /** When its user last gave proof; 0 for sessions older than this. */
    proved_at: Generated<number>;
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
  /** How often something happened in a span of time, such as wrong passwords of an address. */
  counters: {
    /** Keyed digest of what is counted. */
    id: string;
    scope: string;
    count: number;
    since: number;
    ends_at: number;
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
    /** It is refused from then on; null = never. */
    expires_at: Generated<number | null>;
    /** Addresses and networks that it is good for, with commas between; '' = all. */
    addresses: Generated<string>;
    /** 1: it may read the audit log. */
    reads_audit: Generated<number>;
    /** mainwp | '' for keys that were made here */
    imported_from: Generated<string>;
    /** Of a key from MainWP: how that product finds it, hex. */
    mainwp_key_hash: Generated<string | null>;
    /** Of its secret: a password hash of WordPress until it is used for the first time, then ours. */
    mainwp_secret_hash: Generated<string | null>;
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
}
