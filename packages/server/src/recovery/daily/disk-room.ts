import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Reserved for the server itself: its write-ahead log, and other writers on this disk. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** Free for this user. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The size of an embedded store, including its write-ahead log. */
export function storeBytes(file: string): number {
  const sizes = ['', '-wal'].map(end => statSync(`${file}${end}`, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A backup is smaller than its store: it has no indexes, and is compressed. */
export const hasRoom = (free: number, store: number) => free >= store + SPARE_BYTES;
