export { createSiteUsers } from './create-site-users.ts';
export { deleteSiteUser } from './delete-site-user.ts';
export { COLUMNS as IMPORT_COLUMNS } from './import-row.ts';
export { importSiteUsers } from './import-site-users.ts';
export { listSiteUsers } from './list-site-users.ts';
export { MOST_ROWS, readCsv } from './read-csv.ts';
export { updateAdminPasswords } from './update-admin-passwords.ts';
export { updateSiteUser } from './update-site-user.ts';
export { adminPasswordsJob, createUsersJob, forgetUserPayloads, importUsersJob } from './user-jobs.job.ts';
