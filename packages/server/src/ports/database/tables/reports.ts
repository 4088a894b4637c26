import type { Generated } from 'kysely';

/** How reports look, and what is kept for them. */
export interface ReportTables {
  /** Without a client: the default. Null in a row of a client: as the default has it; in that one: nothing is set. */
  branding: {
    id: Generated<number>;
    client_id: number | null;
    name: string | null;
    /** image/png | image/jpeg | image/webp; null with the members below: no logo. */
    logo_type: string | null;
    logo_base64: string | null;
    logo_width: number | null;
    logo_height: number | null;
    /** #rrggbb */
    colour: string | null;
    sender_name: string | null;
    contact_line: string | null;
    intro: string | null;
    closing: string | null;
    mail_subject: string | null;
    mail_text: string | null;
    /** en | de */
    language: string | null;
    /** IANA name. */
    time_zone: string | null;
    /** Names of sections, separated by commas; '' = none. */
    sections: string | null;
    note: string | null;
    updated_at: number;
  };
  /** What was sent to sites by runs whose jobs were deleted: as in update_run_items. */
  past_updates: {
    job_id: string;
    site_id: number;
    seq: number;
    type: string;
    slug: string;
    name: string;
    from_version: string;
    to_version: string;
    state: string;
    reason: string | null;
    sent_at: number;
  };
}
