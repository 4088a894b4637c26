import { existsSync } from 'node:fs';
import { type FileHandle, link, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileTrouble, RecoveryError } from '../recovery-error.ts';

const DOING = 'The backup could not be written';

/**
 * Writes a file completely or not at all: under another name first, synced to the disk, verified, then given its name.
 * What an earlier process left behind when it was killed is removed.
 * @param force Replace an existing file. @throws RecoveryError
 */
export async function placeFile(
  path: string,
  { force }: { force: boolean },
  write: (draft: FileHandle, draftPath: string) => Promise<void>,
): Promise<void> {
  const file = resolve(path);
  if (!force && existsSync(file)) throw alreadyThere(path);
  const draft = `${file}.${process.pid}.part`;
  try {
    await removeLeftOvers(file);
    const handle = await open(draft, 'wx', 0o600);
    try {
      await write(handle, draft);
    } finally {
      await handle.close();
    }
    await giveName(draft, file, path, force);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}); // `error` says it if the folder is gone
    throw error instanceof RecoveryError || !isFileError(error) ? error : fileTrouble(error, DOING, dirname(file));
  }
}

const isFileError = (error: unknown) => typeof (error as NodeJS.ErrnoException).code === 'string';

/** A link fails if the name is taken; a rename would replace a file created meanwhile. */
async function giveName(draft: string, file: string, path: string, force: boolean): Promise<void> {
  if (force) return rename(draft, file);
  try {
    await link(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(path);
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    if (existsSync(file)) throw alreadyThere(path);
    return rename(draft, file); // a disk without links
  }
  await rm(draft);
}

function alreadyThere(path: string): RecoveryError {
  return new RecoveryError('file_exists', `${path} already exists. Name another file, or replace it with --force.`);
}

async function removeLeftOvers(file: string): Promise<void> {
  const pattern = /\.(\d+)\.part$/;
  for (const name of await readdir(dirname(file))) {
    const pid = name.startsWith(`${basename(file)}.`) ? pattern.exec(name)?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // of an earlier process with the same number
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some file systems can't; the file itself is on the disk.
  } finally {
    await handle.close();
  }
}
