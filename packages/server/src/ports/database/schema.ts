import type { Generated } from 'kysely';
import type { ClientAndCostTables } from './tables/clients-and-costs.ts';
import type { ImportTables } from './tables/imports.ts';
import type { JobTables } from './tables/jobs.ts';
import type { PeopleTables } from './tables/people.ts';
import type { SiteTables } from './tables/sites.ts';
import type { UpdateTables } from './tables/updates.ts';

export type { ClientTable, CostTable } from './tables/clients-and-costs.ts';
export type { ImportSiteTable } from './tables/imports.ts';
export type { SiteTable } from './tables/sites.ts';
export type { IgnoreRule } from './tables/updates.ts';

/**
 * The tables, as TypeScript sees them. Only text, integers (0/1 flags, ms epoch instants) and JSON kept as text:
 * both engines then need no mapping. Names end in `_at` for ms epoch instants and in `_json` for JSON text.
 */
export interface Tables extends SiteTables, UpdateTables, ClientAndCostTables, PeopleTables, JobTables, ImportTables {
  meta: { key: string; value: string };
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
