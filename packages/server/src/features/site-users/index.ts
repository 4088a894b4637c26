import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { createSiteUsers } from './change/create-site-users.ts';
import { deleteSiteUser } from './change/delete-site-user.ts';
import { updateAdminPasswords } from './change/update-admin-passwords.ts';
import { updateSiteUser } from './change/update-site-user.ts';
import { importSiteUsers } from './import/import-site-users.ts';
import { listSiteUsers } from './list/list-site-users.ts';
import { adminPasswordsJob, createUsersJob, importUsersJob } from './work/user-jobs.job.ts';

export { createSiteUsers } from './change/create-site-users.ts';
export { deleteSiteUser } from './change/delete-site-user.ts';
export { updateAdminPasswords } from './change/update-admin-passwords.ts';
export { updateSiteUser } from './change/update-site-user.ts';
export { COLUMNS as IMPORT_COLUMNS } from './import/import-row.ts';
export { importSiteUsers } from './import/import-site-users.ts';
export { MOST_ROWS, readCsv } from './import/read-csv.ts';
export { followSiteUsers, listSiteUsers } from './list/list-site-users.ts';
export type { UsersSoFar } from './list/page-of-users.ts';
export { targetInput } from './site-user.schemas.ts';
export { SEALED_USER_JOBS } from './work/run-site-work.ts';
export { adminPasswordsJob, createUsersJob, forgetUserPayloads, importUsersJob } from './work/user-jobs.job.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listSiteUsers,
  createSiteUsers,
  updateSiteUser,
  deleteSiteUser,
  updateAdminPasswords,
  importSiteUsers,
];

export const JOBS: readonly JobType[] = [importUsersJob, createUsersJob, adminPasswordsJob];
