import type { Ctx } from '../../kernel/context.ts';
import { AppError, type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { WayIn } from './import.ts';
import type { SiteReasonCause } from './site-reason.ts';
import {
  type ImportSiteCounts,
  type StoredImportRow,
  selectImport,
  type selectImportSitePage,
} from './store/imports.store.ts';

/** @throws AppError import_not_found */
export async function requireImport(db: Queryable, id: string): Promise<StoredImportRow> {
  return found(await selectImport(db, id), id);
}

/** @throws AppError import_not_found */
export function found(row: StoredImportRow | undefined, id: string): StoredImportRow {
  if (row) return row;
  throw new AppError('import_not_found', `There is no import ${id}.`);
}

export function importView(row: StoredImportRow, sites: ImportSiteCounts) {
  const { id, source, url, job_id, created_by, created_at, planned_at } = row;
  const times = { created_at: isoInstant(created_at), planned_at: isoInstant(planned_at) };
  return { id, source, url, sites, job_id, created_by, ...times };
}

type SiteOfPage = Awaited<ReturnType<typeof selectImportSitePage>>['rows'][number];

export function importSiteView({ settings }: Pick<Ctx, 'settings'>, row: SiteOfPage) {
  const { old_id, url, name, state, reason } = row;
  return {
    old_id,
    url,
    name,
    way_in: row.way_in as WayIn,
    state,
    linked: row.linked === 1,
    // Reserved ids mean nothing to anybody.
    site_id: state === 'adopted' || state === 'cut_over' ? row.site_id : null,
    suspended: row.suspended === 1,
    code: row.code === null ? null : wireCode(row.code as ErrorCode, settings.namespace),
    reason,
    cause: row.cause as SiteReasonCause | null,
  };
}
