import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { addCsvSitesJob } from './csv/add-csv-sites.job.ts';
import { importSites } from './csv/import-sites.ts';

export { SEALED_CSV_ROWS } from './csv/add-csv-sites.job.ts';
export { forgetCsvRows } from './csv/csv-rows.store.ts';
export { importSites } from './csv/import-sites.ts';
export { readCsvText } from './csv/read-site-rows.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [importSites];

export const JOBS: readonly JobType[] = [addCsvSitesJob];
