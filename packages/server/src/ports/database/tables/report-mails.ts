import type { Generated } from 'kysely';

/** Reports that clients get: schedules, mails, and links. */
export interface ReportMailTables {
  report_schedules: {
    id: Generated<number>;
    /** null: for all clients without a schedule of their own. */
    client_id: number | null;
    every: Generated<'week' | 'month' | 'quarter'>;
    /** Of `week`. */
    weekday: Generated<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>;
    /** Of the month, 1 to 28; of `month` and `quarter`. */
    day: number;
    /** IANA name. */
    time_zone: string;
    /** Addresses; []: those of the client and its contacts. */
    recipients_json: string;
    enabled: number;
    /** The last period that was dealt with, such as `2026-10`; '': whichever comes next begins it anew. */
    last_period: string;
    /** First day that the next report covers, `YYYY-MM-DD`, if `every` was changed since the last one. */
    begins_on: string | null;
    created_at: number;
    updated_at: number;
  };
  report_mails: {
    id: Generated<number>;
    client_id: number;
    /** `2026-10`, `2026-W42`, `2026-Q4` or `2026-11-01/2026-11-22` */
    period: string;
    /** 0: by the schedule; 1, 2 …: somebody had it sent. */
    round: number;
    /** `schedule`, or who had it sent, such as `user:anna`. */
    asked_by: string;
    /** pending | preparing | sending | sent | failed | unknown */
    state: string;
    /** Known once it was sent for the first time. */
    recipients_json: string;
    message_key: string;
    attempts: number;
    /** Of a pending one. */
    next_at: number | null;
    /** Of one that is prepared or sent: until then by its process alone. */
    lease_until: number | null;
    /** Of the process that sends it at the moment, or that has sent it last. */
    attempt: string | null;
    /** What the mail server said, or why it failed. */
    answer: string;
    created_at: number;
    last_attempt_at: number | null;
    ended_at: number | null;
  };
  portal_links: {
    id: Generated<number>;
    client_id: number;
    /** SHA-256 of the token: 256 random bits. */
    token_hash: string;
    /** The last characters of the token, so that somebody recognises it. */
    token_end: string;
    note: string;
    created_by: string;
    created_at: number;
    expires_at: number;
    revoked_at: number | null;
    last_used_at: number | null;
  };
}
