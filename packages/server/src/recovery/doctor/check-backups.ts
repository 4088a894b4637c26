import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Settings } from '../../settings.ts';
import { backupsIn } from '../daily/back-up-daily.ts';
import { selectLastBackup } from '../daily/last-backup.store.ts';
import { FRESH_MS, newestOf } from '../daily/schedule.ts';
import { checkBackup } from '../restore/restore-backup.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

const OLD_MS = 7 * 24 * HOUR_MS;

/** The age of the newest daily backup; with `full` also whether it is intact. */
export async function checkBackups(
  settings: Settings,
  database: Database | undefined,
  now: number,
  full: boolean,
): Promise<FindingOfCheck> {
  const { backupKeep, backupFolder, databaseUrl } = settings;
  const own = 'Make one with: sitekeeper backup FILE';
  if (databaseUrl !== '') return ok(`PostgreSQL is not backed up automatically. ${own}`);
  if (backupKeep === 0) return warn('Daily backups are disabled.', `Set SITEKEEPER_BACKUP_KEEP. ${own}`);
  const newest = newestOf(await backupsIn(backupFolder));
  const noted = database && (await selectLastBackup(database.db));
  if (noted !== undefined && noted > (newest?.madeAt ?? 0)) {
    const hours = Math.floor((now - noted) / HOUR_MS);
    return warn(
      `The newest daily backup is ${hours} hours old, but it can't be seen in ${backupFolder} from here.`,
      `If a worker makes it elsewhere, run the doctor there; otherwise, somebody has removed it. ${own}`,
    );
  }
  if (newest === undefined) {
    return warn(
      `There is no daily backup in ${backupFolder} yet.`,
      `A running server makes one soon; check again later. ${own}`,
    );
  }
  const hours = Math.floor((now - newest.madeAt) / HOUR_MS);
  const said = `The newest daily backup, ${newest.name}, is ${hours} hours old.`;
  const advice = `The server log says why ("the daily backup failed"). ${own}`;
  if (now - newest.madeAt > OLD_MS) return fail(said, advice);
  if (now - newest.madeAt > FRESH_MS) return warn(said, advice);
  if (full) await checkBackup(join(backupFolder, newest.name), settings);
  const sameDisk = statSync(backupFolder).dev === statSync(settings.dataFolder).dev;
  const where = sameDisk ? ' It is on the same disk as the store, so copy it elsewhere too.' : '';
  return ok(`${said}${full ? ' It is intact.' : ''}${where}`);
}
