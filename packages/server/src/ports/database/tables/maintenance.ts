import type { Generated } from 'kysely';

/** Maintenance windows, and what each is for. */
export interface MaintenanceTables {
  maintenance_windows: {
    id: Generated<number>;
    name: string;
    /** Lower-cased name: the sort order of lists. */
    name_key: string;
    /** 1: for all sites; otherwise for those of the three tables below. */
    all_sites: number;
    /** once | weekly */
    repeats: string;
    /** Of a window that takes place once: the local date, YYYY-MM-DD. */
    date: string | null;
    /** Of a weekly one: `mon,tue`; otherwise ''. */
    days: string;
    /** Local time of day, `HH:MM`. */
    starts: string;
    minutes: number;
    /** IANA name. */
    time_zone: string;
    enabled: number;
    /** The time that has begun last, or the first to come: see `maintenanceTime`. */
    opens_at: number;
    closes_at: number;
    /** When the time after that begins; null if there is none. */
    next_open_at: number | null;
    created_at: number;
  };
  maintenance_window_sites: { window_id: number; site_id: number };
  maintenance_window_tags: { window_id: number; tag_id: number };
  maintenance_window_clients: { window_id: number; client_id: number };
}
