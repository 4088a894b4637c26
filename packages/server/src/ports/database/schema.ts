import type { Generated } from 'kysely';
import type { AlarmTables } from './tables/alarms.ts';
import type { ApprovalTables } from './tables/approvals.ts';
import type { CarryTables } from './tables/carried.ts';
import type { ChannelTables } from './tables/channels.ts';
import type { ClientAndCostTables } from './tables/clients-and-costs.ts';
import type { EventTables } from './tables/events.ts';
import type { ExpiryTables } from './tables/expiry.ts';
import type { FileCheckTables } from './tables/file-checks.ts';
import type { ImportTables } from './tables/imports.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { JobTables } from './tables/jobs.ts';
import type { MaintenanceTables } from './tables/maintenance.ts';
import type { MonitorTables } from './tables/monitors.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ReportMailTables } from './tables/report-mails.ts';
import type { ReportTables } from './tables/reports.ts';
import type { SiteTables } from './tables/sites.ts';
import type { UpdateTables } from './tables/updates.ts';
import type { VulnerabilityTables } from './tables/vulnerabilities.ts';

export type { ClientTable, ContactTable, CostTable } from './tables/clients-and-costs.ts';
export type { ImportSiteTable } from './tables/imports.ts';
export type { SiteTable } from './tables/sites.ts';
export type { IgnoreRule } from './tables/updates.ts';

/**
 * The tables, as TypeScript sees them. Only text, integers (0/1 flags, ms epoch instants) and JSON kept as text:
 * both engines then need no mapping. Names end in `_at` for ms epoch instants and in `_json` for JSON text.
 */
export interface Tables
  extends SiteTables,
    UpdateTables,
    ClientAndCostTables,
    PeopleTables,
    JobTables,
    ImportTables,
    CarryTables,
    MonitorTables,
    ApprovalTables,
    AlarmTables,
    ChannelTables,
    EventTables,
    MaintenanceTables,
    VulnerabilityTables,
    ExpiryTables,
    FileCheckTables,
    ReportTables,
    ReportMailTables,
    InboxTables {
  meta: { key: string; value: string };
  /** What people have set in the dashboard; a secret is sealed, anything else is JSON. */
  stored_settings: {
    name: string;
    value_json: string | null;
    sealed: string | null;
    changed_at: number;
    changed_by: string;
  };
  /** What people no longer want to see among the first steps. */
  first_steps_dismissed: { user_id: number; dismissed_at: number };
  /** How often a part of the store was changed: the sum of its rows. Kept by triggers. */
  part_versions: { part: string; slot: number; changes: number };
  audit_log: {
    id: Generated<number>;
    /** Number in the log, without gaps. */
    seq: number;
    at: number;
    actor: string;
    address: string;
    client: string;
    action: string;
    subject: string;
    detail_json: string;
    previous_hash: string;
    hash: string;
  };
  audit_head: { id: number; hash: string; row_count: number; sealed: string };
}
