/** What waits for a person. */
export interface ApprovalTables {
  approvals: {
    id: string;
    /** pending | rejected | expired | running | done | failed | unknown */
    status: string;
    /** Name of the ability, such as delete-site-v1. */
    ability: string;
    admin_only: number;
    /** The input as it will run, byte for byte; null once it is decided and over. */
    input_sealed: string | null;
    /** SHA-256 of the input, hex. */
    input_digest: string;
    /** The input as people see it, without secrets. */
    shown_json: string;
    /** What it would do; null where nothing can tell. */
    preview_json: string | null;
    /** key | user | system */
    proposer_kind: string;
    proposer_id: number | null;
    proposed_by: string;
    /** What the assistant calls itself. Not to be trusted. */
    client: string;
    proposed_at: number;
    expires_at: number;
    decided_by: string | null;
    decided_at: number | null;
    reason: string;
    /** The process that runs it prolongs this; after it, nobody knows how it ended. */
    lease_until: number | null;
    ended_at: number | null;
    outcome_json: string | null;
    error_code: string | null;
    error_message: string | null;
    /** What the error says for programs, such as the reason why a state forbids the call. */
    error_data_json: string | null;
  };
  /** What a call is about, one thing a row. A row with none of them stands for all sites. */
  approval_subjects: {
    approval_id: string;
    site_id: number | null;
    client_id: number | null;
    tag_id: number | null;
    job_id: string | null;
  };
}
