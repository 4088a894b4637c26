import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { adoptSitesJob } from './adopt/adopt-sites.job.ts';
import { adoptImport } from './adopt-import.ts';
import { listImportRecords } from './carry/list-import-records.ts';
import { addCsvSitesJob } from './csv/add-csv-sites.job.ts';
import { importSites } from './csv/import-sites.ts';
import { cutOverSitesJob } from './cut-over/cut-over-sites.job.ts';
import { undoCutOverJob, undoImportJob } from './cut-over/undo-sites.job.ts';
import { cutOverImport } from './cut-over-import.ts';
import { deleteImport } from './delete-import.ts';
import { getImport } from './get-import.ts';
import { listImports } from './list-imports.ts';
import { planMainwpImport } from './plan-mainwp-import.ts';
import { undoImport } from './undo-import.ts';

export { adoptImport } from './adopt-import.ts';
export { carryHandler } from './carry/carry-queue.ts';
export { listImportRecords } from './carry/list-import-records.ts';
export { SEALED_CSV_ROWS } from './csv/add-csv-sites.job.ts';
export { forgetCsvRows } from './csv/csv-rows.store.ts';
export { importSites } from './csv/import-sites.ts';
export { readCsvText } from './csv/read-site-rows.ts';
export { settleTakenOver } from './cut-over/settle-taken-over.ts';
export { cutOverImport } from './cut-over-import.ts';
export { deleteImport } from './delete-import.ts';
export { getImport } from './get-import.ts';
export type { StoredPlan, WayIn } from './import.ts';
export { listImports } from './list-imports.ts';
export { bytesOfFile, unreadableFile } from './mainwp/bytes-of-file.ts';
export { UnreadableImport } from './mainwp/dump/old-tables.ts';
export { keyFilesToSend } from './mainwp/keys/open-key-files.ts';
export { UploadedKeys } from './mainwp/keys/uploaded-keys.ts';
export type { OldDashboard } from './mainwp/old-dashboard.ts';
export { type MovePlan, movePlanSchema } from './mainwp/plan/plan.schemas.ts';
export { planMainwp, storedPlanOf } from './mainwp/plan/plan-mainwp.ts';
export { type MainwpSource, readMainwp } from './mainwp/read-mainwp.ts';
export { asRefusal, keepPlan, planMainwpImport, readUpload } from './plan-mainwp-import.ts';
export { SEALED_OF_IMPORTS } from './store/sealed-imports.ts';
export { storeImport } from './store/store-import.ts';
export { undoImport } from './undo-import.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listImports,
  getImport,
  listImportRecords,
  planMainwpImport,
  adoptImport,
  cutOverImport,
  undoImport,
  deleteImport,
  importSites,
];

export const JOBS: readonly JobType[] = [adoptSitesJob, cutOverSitesJob, undoCutOverJob, undoImportJob, addCsvSitesJob];
