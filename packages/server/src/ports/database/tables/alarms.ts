import type { Generated } from 'kysely';

/** What is wrong, who is told of it, and what is still to be told. */
export interface AlarmTables {
  alarm_rules: {
    id: Generated<number>;
    name: string;
    name_key: string;
    enabled: number;
    /** 1: only for the tags and clients linked to it, even if all of them are gone. */
    limited: number;
    /** `RuleSettings` */
    settings_json: string;
    created_at: number;
    updated_at: number;
  };
  alarm_rule_tags: { rule_id: number; tag_id: number };
  alarm_rule_clients: { rule_id: number; client_id: number };
  alarm_rule_channels: { rule_id: number; channel_id: number };
  alarms: {
    id: Generated<number>;
    /** At most one open alarm has it. */
    cause: string;
    /** Type of the event that opened it. */
    type: string;
    severity: string;
    site_id: number | null;
    client_id: number | null;
    /** What alarms of one message have in common; '' for nothing. */
    together: string;
    /** Of the newest event that opened it. */
    data_json: string;
    opened_at: number;
    closed_at: number | null;
    acknowledged_at: number | null;
    acknowledged_by: string | null;
    /** Nothing more is told of it until then. */
    snoozed_until: number | null;
  };
  /** An event that a rule has to tell, until it is in a message. */
  tellings: {
    id: Generated<number>;
    rule_id: number;
    event_id: number;
    alarm_id: number | null;
    /** event | alarm | recovery */
    kind: string;
    queued_at: number;
    /** Not before then: a digest, the end of quiet hours, a look whether maintenance is over. */
    hold_until: number;
    /** Its site was in maintenance: if the alarm ends meanwhile, nothing is told. */
    muted: number;
  };
  /** Which rules have told of an open alarm, and when last. */
  told_alarms: { rule_id: number; alarm_id: number; told_at: number };
  /** One row: the event up to which alarms were worked out. Locked by who goes on. */
  alarm_cursor: { id: number; event_id: number };
}
