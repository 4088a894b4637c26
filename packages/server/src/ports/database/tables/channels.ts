import type { Generated } from 'kysely';

/** Receivers of messages, and what is sent to them. */
export interface ChannelTables {
  channels: {
    id: Generated<number>;
    /** webhook | email | slack | discord | teams | ntfy | push */
    kind: string;
    name: string;
    /** The name in lower case, to sort by and to search in. */
    name_key: string;
    /** en | de: of the messages to it. */
    language: Generated<string>;
    enabled: number;
    /** Why the server switched it off: gone. */
    off_reason: string | null;
    /** What may be shown: recipients, topic, host of the address. */
    settings_json: string;
    /** Addresses that are secrets, signing secrets, tokens: JSON. */
    sealed: string | null;
    /** Until then a webhook is signed with the previous secret too. */
    previous_secret_until: number | null;
    /** Failed attempts since the last success. */
    failures: Generated<number>;
    failing_since: number | null;
    /** Whether people were told that it fails. */
    failing_told: Generated<number>;
    last_error: string | null;
    /** What it follows from, an `AttemptFailure`; of earlier releases null. */
    last_error_code: string | null;
    /** What the receiver answered with. */
    last_error_status: number | null;
    last_success_at: number | null;
    last_failure_at: number | null;
    created_at: number;
    updated_at: number;
    /** The person whose browser it is; null for a channel of all. */
    owner_id: number | null;
    /** SHA-256 of the address of that browser, by which it is known again. */
    endpoint_hash: string | null;
  };
  deliveries: {
    id: Generated<number>;
    channel_id: number;
    /** Messages of one key arrive in their order; '' has none. */
    order_key: string;
    /** One row for what is enqueued twice. */
    dedupe_key: string;
    /** Names the message to the receiver, the same at each attempt. */
    message_key: string;
    /** event | alarm | reminder | recovery | digest | test */
    kind: string;
    severity: string;
    title: string;
    /** en | de */
    language: Generated<string>;
    message_json: string;
    /** pending | sending | retrying | delivered | dead */
    state: string;
    attempts: Generated<number>;
    /** Null while an earlier one of its key is on its way, while it is being sent, and at the end. */
    next_at: number | null;
    lease_until: number | null;
    /** Which claim may record the outcome. */
    claim: string | null;
    give_up_at: number;
    created_at: number;
    last_attempt_at: number | null;
    ended_at: number | null;
    status_code: number | null;
    /** What the receiver said, cut. */
    answer: Generated<string>;
    error: string | null;
  };
  /** One row: the keys by which services of browsers know this server. */
  push_keys: { id: number; public_key: string; sealed: string; created_at: number };
  /** What a message is about, also what it tells no events of. Not deleted with the site or client. */
  delivery_subjects: { delivery_id: number; site_id: number | null; client_id: number | null };
  delivery_events: { event_id: number; delivery_id: number; type: string };
}
