import { flag, integer, matching, POSTGRES, secret, textSetting } from './setting-kinds.ts';

/** Where data, keys and backups are kept. */
export const DATA_SETTINGS = {
  dataFolder: textSetting(
    'data.folder',
    'SITEKEEPER_DATA',
    './data',
    'Folder for the embedded store and the key file.',
  ),
  databaseUrl: secret(
    'data.database_url',
    'DATABASE_URL',
    'PostgreSQL to use instead of the embedded store.',
    POSTGRES,
  ),
  masterKey: secret(
    'data.master_key',
    'SITEKEEPER_MASTER_KEY',
    'Key that encrypts stored secrets: 32 bytes in base64. Empty: read from the key file.',
  ),
  masterKeyNext: secret(
    'data.master_key_next',
    'SITEKEEPER_MASTER_KEY_NEXT',
    'Key that replaces SITEKEEPER_MASTER_KEY when you run "sitekeeper key rotate": 32 bytes in base64.',
  ),
  masterKeyFile: textSetting(
    'data.master_key_file',
    'SITEKEEPER_MASTER_KEY_FILE',
    '',
    'File of the master key, created at the first start. Empty: master.key in the data folder.',
  ),
  backupKeep: integer(
    'backup.keep',
    'SITEKEEPER_BACKUP_KEEP',
    7,
    0,
    'Number of daily backups of the embedded store to keep; 0 switches them off. PostgreSQL is not backed up automatically.',
    1000,
  ),
  backupTime: textSetting(
    'backup.time',
    'SITEKEEPER_BACKUP_TIME',
    '03:30',
    'Time of the daily backup, in the time zone of this machine.',
    matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 03:30'),
  ),
  backupFolder: textSetting(
    'backup.folder',
    'SITEKEEPER_BACKUP_FOLDER',
    '',
    'Folder for daily backups, best on another disk. Empty: backups in the data folder.',
  ),
  upgradeCopies: integer(
    'data.upgrade_copies',
    'SITEKEEPER_UPGRADE_COPIES',
    2,
    0,
    'Number of copies of the embedded store to keep from before upgrades, in the folder before-upgrade of the data folder; 0 keeps none.',
    100,
  ),
  newStore: flag(
    'data.new_store',
    'SITEKEEPER_NEW_STORE',
    false,
    'Start with an empty store even though the data folder holds a master key. For one start only.',
  ),
  auditHeadFile: textSetting(
    'audit.head_file',
    'SITEKEEPER_AUDIT_HEAD_FILE',
    '',
    'File to which the head of the audit log is appended when it has changed, at most once an hour. Keep it where people with write access to the database have none.',
  ),
} as const;
