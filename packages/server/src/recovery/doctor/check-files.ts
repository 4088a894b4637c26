import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { takeWorkerLock } from '../../ports/job-queue/worker-lock.ts';
import { nextFile } from '../../ports/secrets/key-files.ts';
import type { Settings } from '../../settings.ts';
import { storeFile } from '../backup/make-backup.ts';
import { freeBytes, hasRoom, storeBytes } from '../daily/disk-room.ts';
import { existingMasterKeys } from '../existing-key.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

const MB = 1024 * 1024;
const LEAST_FREE = 64 * MB;
const OTHERS = 0o077;

const mayWrite = (path: string) => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** The data folder: it exists and is private to this user. */
export function checkFolder({ dataFolder }: Settings): FindingOfCheck {
  const there = statSync(dataFolder, { throwIfNoEntry: false });
  if (!there) {
    return warn(
      `The folder ${resolve(dataFolder)} does not exist yet.`,
      'The first start creates it. If it existed before, check SITEKEEPER_DATA.',
    );
  }
  if (!mayWrite(dataFolder)) {
    return fail(
      `This user cannot write to ${resolve(dataFolder)}, or its disk is read-only.`,
      'Run this command as the user of the server. If it already is, give the folder to that user with chown, or mount the disk read-write.',
    );
  }
  const files = ['', '-wal', '-shm'].map(end => `${storeFile({ dataFolder })}${end}`).filter(file => existsSync(file));
  const shut = files.find(file => !mayWrite(file));
  if (shut !== undefined)
    return fail(`This user cannot write to ${shut}.`, `Give it to the user of the server: chown.`);
  if ((statSync(dataFolder).mode & OTHERS) === 0) return ok(`${dataFolder} exists and is private to its user.`);
  return warn(
    `Other users of this machine can read ${dataFolder}.`,
    `Make it private: chmod 700 ${dataFolder}. If others need it, give the store a folder of its own.`,
  );
}

/** The master key: it exists, is well formed, and readable only by its user. */
export function checkKeyFile(settings: Settings): FindingOfCheck {
  const { masterKey, masterKeyFile, databaseUrl } = settings;
  const isNew = databaseUrl === '' && ![masterKeyFile, nextFile(masterKeyFile), storeFile(settings)].some(existsSync);
  if (isNew && masterKey === '') {
    return warn(
      `There is no master key in ${masterKeyFile} yet.`,
      'The first start creates it. If there was one, restore the copy that you keep elsewhere.',
    );
  }
  try {
    existingMasterKeys(settings);
  } catch (error) {
    return fail(
      (error as Error).message,
      'Restore the copy that you keep elsewhere. Never start with a new key while there is a store.',
    );
  }
  if (masterKey !== '') return ok('It comes from SITEKEEPER_MASTER_KEY.');
  if ((statSync(masterKeyFile).mode & OTHERS) === 0) return ok(`It is in ${masterKeyFile}. Keep a copy elsewhere.`);
  return warn(`Other users of this machine can read ${masterKeyFile}.`, `Make it private: chmod 600 ${masterKeyFile}`);
}

/** Whether the head of the audit log can be appended to the file that a setting names; undefined if none does. */
export function checkHeadFile({ auditHeadFile }: Settings): FindingOfCheck | undefined {
  if (auditHeadFile === '' || mayWrite(existsSync(auditHeadFile) ? auditHeadFile : dirname(auditHeadFile))) return;
  return warn(
    `The head of the audit log cannot be appended to ${auditHeadFile} by this user.`,
    'Create its folder, and let the user of the server write there, or correct SITEKEEPER_AUDIT_HEAD_FILE.',
  );
}

/** Which process uses the embedded store. */
export function checkLock({ dataFolder, databaseUrl }: Settings): FindingOfCheck {
  if (databaseUrl !== '') return ok('PostgreSQL is used, which several servers can share.');
  if (!existsSync(`${dataFolder}/worker.lock`)) return ok('No server has used this folder yet.');
  const lock = takeWorkerLock(dataFolder);
  lock?.release();
  return ok(lock ? 'No server is using the store.' : 'A server is using the store.');
}

type Free = (folder: string) => Promise<number>;

/** Free space on the disk of the store, and on that of its daily backups. */
export async function checkDisk(
  { dataFolder, databaseUrl, backupFolder, backupKeep }: Settings,
  free: Free = freeBytes,
): Promise<FindingOfCheck> {
  const folder = existingOf(dataFolder);
  const bytes = await free(folder);
  if (bytes < LEAST_FREE) return fail(freeSpace(folder, bytes), MAKE_ROOM);
  if (databaseUrl !== '' || backupKeep === 0) return ok(freeSpace(folder, bytes));
  const ofBackups = existingOf(backupFolder);
  const room = await free(ofBackups);
  if (hasRoom(room, storeBytes(storeFile({ dataFolder })))) return ok(freeSpace(folder, bytes));
  return warn(`${freeSpace(ofBackups, room)} That is too little for a daily backup.`, MAKE_ROOM);
}

const MAKE_ROOM = 'Delete what is not needed there, such as old logs, or move the folder to a larger disk.';
const freeSpace = (folder: string, bytes: number) =>
  `The disk of ${folder} has ${Math.floor(bytes / MB).toLocaleString('en')} MB of free space.`;

/** It, or the folder that it will be made in. */
function existingOf(folder: string): string {
  return existsSync(folder) ? folder : existingOf(dirname(folder));
}
