import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { acceptAlteredFiles } from './accept-altered-files.ts';
import { checkFilesJob } from './check-files.job.ts';
import { checkFiles } from './check-files.ts';
import { listCheckedItems } from './list/list-checked-items.ts';
import { listFileChecks } from './list/list-file-checks.ts';
import { setFileChecks } from './set-file-checks.ts';

export { acceptAlteredFiles, filesChanged } from './accept-altered-files.ts';
export { checkFiles } from './check-files.ts';
export { compareFiles } from './compare/compare-files.ts';
export { selectAlteredNames } from './digests.store.ts';
export { listCheckedItems } from './list/list-checked-items.ts';
export { listFileChecks } from './list/list-file-checks.ts';
export { fileChecksHandler, judgeCheckedFiles, queueFileChecks } from './read/due-file-checks.ts';
export { nameFiles } from './read/name-files.ts';
export { setFileChecks } from './set-file-checks.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listFileChecks,
  setFileChecks,
  checkFiles,
  listCheckedItems,
  acceptAlteredFiles,
];

export const JOBS: readonly JobType[] = [checkFilesJob];
