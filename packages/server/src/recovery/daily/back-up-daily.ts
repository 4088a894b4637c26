import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../kernel/process/log.ts';
import type { Warnings } from '../../kernel/process/warnings.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Settings } from '../../settings.ts';
import { storeFile } from '../backup/make-backup.ts';
import { freeBytes, hasRoom, storeBytes } from './disk-room.ts';
import { storeLastBackup } from './last-backup.store.ts';
import { type DailyBackup, isDraft, isDue, newestOf, nextName, parseName, toRemove } from './schedule.ts';

const TRY_AGAIN_MS = 3600_000;
const WARNING = 'backup_failed';

interface Parts {
  readonly settings: Settings;
  readonly database: Pick<Database, 'write'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly warnings: Warnings;
  readonly version: string;
  /** Free bytes of a folder's disk; the real ones by default. */
  readonly free?: (folder: string) => Promise<number>;
}

export interface DailyBackups {
  /** Makes a backup if it is time for one, unless they are switched off. */
  run(): Promise<void>;
  /** Stops a running one. */
  stop(): Promise<void>;
}

/** The backups in the folder, in no particular order. */
export async function backupsIn(folder: string): Promise<DailyBackup[]> {
  const names = await readdir(folder).catch(error => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap(name => parseName(name) ?? []);
}

/**
 * A backup of the embedded store each day, by the process that works on jobs. The existing files show when the last one
 * was made, so a restart changes nothing; an old one is deleted once a new one was written and read back.
 */
export function dailyBackups(parts: Parts): DailyBackups {
  const { settings, database, clock, log, warnings } = parts;
  const folder = settings.backupFolder;
  let tryAgainAt = Number.NEGATIVE_INFINITY;
  let worker: Worker | undefined;
  let stopped = false;
  let noted: number | undefined;

  async function backUp(all: readonly DailyBackup[]): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      if (isDraft(name)) await rm(join(folder, name), { force: true }); // of a process that was killed
    }
    const free = await (parts.free ?? freeBytes)(folder);
    if (!hasRoom(free, storeBytes(storeFile(settings)))) {
      throw new Error('the disk is nearly full. Free some space, or set SITEKEEPER_BACKUP_FOLDER to another disk');
    }
    const name = nextName(all, clock.now());
    const made = await inWorker(join(folder, name));
    if (made === undefined) return;
    for (const old of toRemove(await backupsIn(folder), settings.backupKeep)) {
      await rm(join(folder, old.name), { force: true });
    }
    log.info({ backup: { file: name, ...made } }, 'the store was backed up');
  }

  /** For processes that see another folder, or none. */
  async function noteNewest(): Promise<void> {
    const newest = newestOf(await backupsIn(folder).catch(() => []));
    if (newest === undefined || newest.madeAt === noted) return;
    await database.write(trx => storeLastBackup(trx, newest.madeAt));
    noted = newest.madeAt;
  }

  /** What failed before doesn't matter any more. */
  function switchedOff(): void {
    warnings.clear(WARNING);
    tryAgainAt = Number.NEGATIVE_INFINITY;
  }

  async function inWorker(file: string): Promise<{ bytes: number; rows: number } | undefined> {
    const { dataFolder, databaseUrl, masterKey, masterKeyNext, masterKeyFile } = settings;
    const workerData = {
      place: { dataFolder, databaseUrl, masterKey, masterKeyNext, masterKeyFile },
      file,
      options: { now: clock.now(), madeBy: parts.version },
    };
    const execArgv = ['--disable-warning=ExperimentalWarning']; // what Node says of its SQLite
    const one = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData, execArgv });
    worker = one;
    try {
      const said = await answerOf(one);
      if ('problem' in said && !stopped) throw new Error(said.problem);
      return 'bytes' in said ? said : undefined;
    } finally {
      worker = undefined;
    }
  }

  return {
    async run() {
      if (settings.backupKeep === 0) return switchedOff();
      const now = clock.now();
      // A clock that was set back must not delay it.
      if (stopped || (now < tryAgainAt && now >= tryAgainAt - TRY_AGAIN_MS)) return;
      try {
        const all = await backupsIn(folder);
        if (isDue(all, now, settings.backupTime)) await backUp(all);
        warnings.clear(WARNING);
        tryAgainAt = Number.NEGATIVE_INFINITY;
      } catch (error) {
        tryAgainAt = now + TRY_AGAIN_MS;
        const newest = newestOf(await backupsIn(folder).catch(() => []))?.name ?? 'none';
        warnings.set(WARNING, 'The daily backup failed. Run "sitekeeper doctor" on the server.');
        log.error({ err: error, newest }, 'the daily backup failed; it will be tried again in an hour');
      }
      if (!stopped) await noteNewest();
    },
    async stop() {
      stopped = true;
      await worker?.terminate();
    },
  };
}

type Said = { bytes: number; rows: number } | { problem: string };

function answerOf(worker: Worker): Promise<Said> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', code => resolve({ problem: `its thread ended with ${code}` }));
  });
}
