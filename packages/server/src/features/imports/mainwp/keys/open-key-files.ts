import { constants } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unreadableFile } from '../bytes-of-file.ts';
import { UnreadableImport } from '../dump/old-tables.ts';
import { isKeyFileName, type KeyFiles, MOST_KEY_FILE_BYTES } from './key-files.ts';
import { readKeyZip } from './read-key-zip.ts';

/** Where the files may be below the folder that was given. */
const PLACES = ['.', 'pk', 'mainwp/pk', 'uploads/mainwp/pk', 'wp-content/uploads/mainwp/pk'];

/**
 * The key files in a folder or ZIP.
 * @param path The folder `pk`, one above it up to the WordPress folder, or a ZIP of any of them.
 * @throws UnreadableImport if it holds none.
 */
export async function openKeyFiles(path: string): Promise<KeyFiles> {
  const found = await findKeyFiles(path);
  return found === undefined ? readKeyZip(path) : filesIn(found.folder);
}

/**
 * The same files, to be sent to a server: each key file, or the ZIP.
 * @throws UnreadableImport if there are none.
 */
export async function* keyFilesToSend(path: string): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const found = await findKeyFiles(path);
  if (found === undefined) {
    yield {
      name: basename(path),
      bytes: await readFile(path).catch(error => Promise.reject(unreadableFile(path, error))),
    };
    return;
  }
  for (const name of found.names) {
    const bytes = await readSmallFile(found.folder, name);
    if (bytes !== undefined) yield { name, bytes };
  }
}

/** Undefined for a file, which must be a ZIP. */
async function findKeyFiles(path: string): Promise<{ folder: string; names: readonly string[] } | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new UnreadableImport(`There is no folder or file ${path}.`);
  if (!found.isDirectory()) return undefined;
  for (const place of PLACES) {
    const folder = join(path, place);
    const names = (await readdir(folder).catch(error => noneOrThrow(error, folder))).filter(isKeyFileName);
    if (names.length > 0) return { folder, names };
  }
  throw new UnreadableImport(
    `${path} holds no key files. Copy the folder wp-content/uploads/mainwp/pk of the MainWP Dashboard as root or as the user of PHP, in binary mode. Before release 5.3 it had none: leave the keys out.`,
  );
}

function noneOrThrow({ code }: NodeJS.ErrnoException, folder: string): string[] {
  if (code === 'ENOENT' || code === 'ENOTDIR') return [];
  throw new UnreadableImport(
    code === 'EACCES'
      ? `You may not read ${folder}. Only the user of PHP and root may.`
      : `${folder} could not be read (${code}).`,
  );
}

function filesIn(folder: string): KeyFiles {
  return { read: name => readSmallFile(folder, name), close: async () => {} };
}

async function readSmallFile(folder: string, name: string): Promise<Buffer | undefined> {
  if (!isKeyFileName(name)) return undefined;
  // A link could lead to any file of this machine.
  const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size } = await file.stat();
    return size > MOST_KEY_FILE_BYTES ? Buffer.alloc(0) : await file.readFile();
  } catch {
    return Buffer.alloc(0);
  } finally {
    await file.close();
  }
}
