import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { oneKey } from './one-key.ts';

/** Where the master key and its successor are configured. */
export interface MasterKeyPlace {
  /** From the environment; '' = in the file. */
  readonly masterKey: string;
  readonly masterKeyNext: string;
  readonly masterKeyFile: string;
}

/** The file of the key that will replace the one in `file`. */
export const nextFile = (file: string) => `${file}.next`;
/** Where a key is kept that is no longer in use: older copies of the store need it. */
export const oldFile = (file: string, id: string) => `${file}.old-${id}`;

/**
 * The configured master keys, the current one first, except during a change. Empty: there is none yet.
 * @throws Error when one of them is no 32 bytes of base64, or a file can't be read.
 */
export function readKeys({ masterKey, masterKeyNext, masterKeyFile }: MasterKeyPlace): Buffer[] {
  if (masterKey !== '') {
    const next = masterKeyNext === '' ? [] : [decode(masterKeyNext, 'SITEKEEPER_MASTER_KEY_NEXT')];
    return [decode(masterKey, 'SITEKEEPER_MASTER_KEY'), ...next];
  }
  if (masterKeyNext !== '') {
    throw new Error('SITEKEEPER_MASTER_KEY_NEXT is for a master key in SITEKEEPER_MASTER_KEY, which is not set.');
  }
  // The next one first: if it replaces the other in between, it is read once or twice, but never missed.
  const next = readKeyFile(nextFile(masterKeyFile));
  const own = readKeyFile(masterKeyFile);
  return [own, next].filter(key => key !== undefined);
}

function readKeyFile(file: string): Buffer | undefined {
  try {
    return decode(readFileSync(file, 'utf8').trim(), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    // Docker makes one where the file to mount is missing.
    if (code === 'EISDIR') throw new Error(`${file} is a folder, and should be the file of the master key`);
    throw error;
  }
}

/**
 * Written completely under another name first: of two processes that create it at once, one wins, and both read its
 * key.
 */
export function makeKeyFile(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeKeyFile(file, randomBytes(32));
  flushFolder(file);
  return decode(readFileSync(file, 'utf8').trim(), file);
}

/** Keeps an existing file. */
function writeKeyFile(file: string, key: Buffer): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * Replaces the old key by the next one, and keeps the old one beside it. A key file exists at every moment, for servers
 * that start meanwhile. Can be repeated, and run by several processes at once.
 * @returns the file of the old key; undefined if there was nothing to do.
 */
export function promoteNextKey(file: string, oldId: string, newId: string): string | undefined {
  const [own, next] = [readKeyFile(file), readKeyFile(nextFile(file))];
  if (next === undefined || oneKey(next).id !== newId) return undefined;
  const kept = oldFile(file, oldId);
  if (own !== undefined && oneKey(own).id === oldId) writeKeyFile(kept, own);
  try {
    renameSync(nextFile(file), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // another process did
  }
  flushFolder(file);
  return kept;
}

/** Makes creations, renames and deletions in the folder survive a power cut. */
function flushFolder(file: string): void {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function decode(text: string, from: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32)
    throw new Error(`${from} must hold 32 bytes in base64 (make one with: openssl rand -base64 32)`);
  return key;
}
