import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { deleteSiteUser } from './change/delete-site-user.ts';
import { updateAdminPasswords } from './change/update-admin-passwords.ts';
import { updateSiteUser } from './change/update-site-user.ts';
import { createSiteUsers } from './create/create-site-users.ts';
import { importSiteUsers } from './import/import-site-users.ts';
import { adminPasswordsJob, createUsersJob, importUsersJob } from './jobs/user-jobs.job.ts';
import { listSiteUsers } from './list/list-site-users.ts';

export { deleteSiteUser } from './change/delete-site-user.ts';
export { updateAdminPasswords } from './change/update-admin-passwords.ts';
export { updateSiteUser } from './change/update-site-user.ts';
export { createSiteUsers } from './create/create-site-users.ts';
export { IMPORT_COLUMNS, type RawRow } from './import/import-row.ts';
export { importSiteUsers } from './import/import-site-users.ts';
export { MOST_IMPORT_ROWS, readCsv } from './import/read-csv.ts';
export { SEALED_USER_JOBS } from './jobs/run-site-work.ts';
export { forgetUserPayloads } from './jobs/user-jobs.job.ts';
export { askSites } from './list/ask-sites.ts';
export type { UsersTaker } from './list/hand-out-users.ts';
export type { SiteUserView } from './list/held-answers.ts';
export { followSiteUsers, listSiteUsers, takeSiteUsers } from './list/list-site-users.ts';
export type { UsersSoFar } from './list/page-of-users.ts';
export { siteFields, userTargetInput, websiteErrorsSchema } from './site-user.schemas.ts';
export {
  type TargetSite,
  targetSites,
  type UserTargetFilter,
  type WebsiteError,
  websiteError,
} from './target-sites.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listSiteUsers,
  createSiteUsers,
  updateSiteUser,
  deleteSiteUser,
  updateAdminPasswords,
  importSiteUsers,
];

export const JOBS: readonly JobType[] = [importUsersJob, createUsersJob, adminPasswordsJob];
