import type { Generated } from 'kysely';

/** What has happened that somebody may want to be told. */
export interface EventTables {
  events: {
    /** Grows in the order of commits: whoever has read up to an id has missed none below it. */
    id: Generated<number>;
    /** Only on PostgreSQL: 0 until the transaction commits, which gives the final id. */
    numbered: Generated<number>;
    /** One of `EVENT_TYPES`. */
    type: string;
    /** critical | high | medium | low | info */
    severity: string;
    site_id: number | null;
    client_id: number | null;
    /** Key of the cause that it opens or closes; '' for none. */
    cause: string;
    occurred_at: number;
    data_json: string;
  };
}
