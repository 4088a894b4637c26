import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from './kernel/process/log.ts';
import type { Settings } from './settings.ts';

const FILES = ['sitekeeper.db', 'sitekeeper.db-wal', 'sitekeeper.db-shm', 'worker.lock', 'upgrade.lock'];
const STORE = [...FILES, 'backups', 'before-upgrade'];
const OTHERS = 0o077;

type Places = Pick<Settings, 'dataFolder' | 'masterKeyFile' | 'auditHeadFile'>;

/** Takes from others what a release before this one, or a copy, let them do with our files. */
export function tightenOwnFiles(places: Places, log: Log): void {
  const tightened: string[] = [];
  for (const place of ownPlaces(places)) {
    const { mode, isFolder, mine } = statusOf(place);
    if ((mode & OTHERS) === 0) continue;
    try {
      if (!mine) throw Object.assign(new Error(`${place} belongs to another user`), { code: 'EPERM' });
      chmodSync(place, isFolder ? 0o700 : 0o600);
      tightened.push(place);
    } catch (error) {
      const facts = { place, mode: (mode & 0o777).toString(8), code: (error as NodeJS.ErrnoException).code };
      log.warn(
        facts,
        "a file with secrets is accessible to other users of this machine; make it accessible to the server's user only",
      );
    }
  }
  if (tightened.length > 0) log.info({ tightened }, 'removed access for other users from files with secrets');
}

function ownPlaces({ dataFolder, masterKeyFile, auditHeadFile }: Places): string[] {
  const named = [dataFolder, ...STORE.map(name => join(dataFolder, name)), masterKeyFile, auditHeadFile];
  return [...new Set(named)].filter(place => place !== '' && existsSync(place));
}

function statusOf(place: string) {
  const status = statSync(place);
  const sticky = (status.mode & 0o1000) !== 0; // a folder that many share, such as /tmp
  const uid = process.getuid?.() ?? status.uid;
  return { mode: status.mode, isFolder: status.isDirectory(), mine: (uid === 0 || uid === status.uid) && !sticky };
}
