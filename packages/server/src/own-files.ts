import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
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
      const others = isFolder ? notOurs(place, places) : undefined;
      if (others !== undefined) {
        log.warn({ place, others }, 'this folder is not of the store alone, so its mode stays; give the store its own');
        continue;
      }
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

/** Something that no release puts there: a folder such as /srv, given by mistake, must stay open to its other users. */
function notOurs(folder: string, { dataFolder, masterKeyFile, auditHeadFile }: Places): string | undefined {
  if (folder !== dataFolder) return STORE.includes(basename(folder)) ? undefined : folder;
  const ours = [...STORE, 'feeds', basename(masterKeyFile), basename(auditHeadFile), 'lost+found'].filter(
    name => name !== '',
  );
  return readdirSync(folder).find(
    name => !ours.some(own => name === own || name.startsWith(`${own}.`) || name.startsWith(`${own}-`)),
  );
}

function statusOf(place: string) {
  const status = statSync(place);
  const sticky = (status.mode & 0o1000) !== 0; // a folder that many share, such as /tmp
  const uid = process.getuid?.() ?? status.uid;
  return { mode: status.mode, isFolder: status.isDirectory(), mine: (uid === 0 || uid === status.uid) && !sticky };
}
