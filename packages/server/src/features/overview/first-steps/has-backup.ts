import { readdir } from 'node:fs/promises';
import type { Services } from '../../../kernel/context.ts';

const BACKUP_NAME = /^sitekeeper-\d{6,}-.*\.backup$/;

/** Whether a daily backup of this server is there. Undefined: another program backs up PostgreSQL, and nobody says so here. */
export async function hasBackup({ database, settings }: Pick<Services, 'database' | 'settings'>) {
  if (database.engine !== 'sqlite') return undefined;
  const names = await readdir(settings.backupFolder).catch(() => []);
  return names.some(name => BACKUP_NAME.test(name));
}
