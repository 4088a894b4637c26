import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { walDamage } from './wal-damage.ts';

/** The pages of larger files are checked in a process of their own, while the server starts: see check-later.ts. */
export const CHECKED_AT_ONCE_BYTES = 8 * 1024 * 1024;

const RESTORE =
  'It was not written to. Stop all processes that use it, keep a copy of the folder, and restore a backup: docs/guides/recover.md.';

/**
 * Looks at the file of an embedded store before it is opened for writing. SQLite itself would create an empty database
 * in place of a missing or emptied one, and serve what it can read of a damaged one.
 * @returns false when it is completely empty.
 * @throws Error that says what is wrong, and what to do.
 */
export function isWholeFile(path: string): boolean {
  const there = existsSync(path) && statSync(path).size > 0;
  const wal = existsSync(`${path}-wal`);
  if (!there) {
    if (wal && statSync(`${path}-wal`).size > 0)
      throw damaged(path, 'it is missing or empty, but its -wal file is there');
    return false;
  }
  requireWritable(path);
  if (!wal && logIsLost(path)) throw damaged(path, 'its -wal file, which holds the newest changes, is missing');
  const wrong = wal ? walDamage(`${path}-wal`) : undefined;
  if (wrong !== undefined) throw damaged(path, wrong);
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = new Set(
      file
        .prepare(`select name from sqlite_schema where type = 'table'`)
        .all()
        .map(row => row.name),
    );
    if (tables.size > 0 && !tables.has('kysely_migration')) {
      throw new Error(
        `${path} is a database of another program. It was not written to. Choose another folder with SITEKEEPER_DATA.`,
      );
    }
    if (statSync(path).size > CHECKED_AT_ONCE_BYTES) return true;
    const [found] = file.prepare('pragma quick_check(1)').all();
    if (found?.quick_check !== 'ok') throw damaged(path, 'its pages contradict each other');
    return tables.size > 0;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode === undefined) throw error;
    const primary = errcode & 0xff;
    if (primary === 26) throw damaged(path, 'it is no database, or its header was overwritten', error);
    if (primary === 11) throw damaged(path, 'its pages can not be read', error);
    throw error;
  } finally {
    file.close();
  }
}

export function damaged(path: string, what: string, cause?: unknown): Error {
  return Object.assign(new Error(`${path} is damaged: ${what}. ${RESTORE}`, { cause }), { code: 'STORE_DAMAGED' });
}

/** The index of the log is deleted before the log itself: if it exists alone, the log has been lost. */
function logIsLost(path: string): boolean {
  for (let look = 0; look < 20; look++) {
    if (!existsSync(`${path}-shm`) || existsSync(`${path}-wal`)) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); // another process may just be closing it
  }
  return true;
}

function requireWritable(path: string): void {
  for (const place of [dirname(path), path]) {
    try {
      accessSync(place, constants.W_OK);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const why =
        code === 'EROFS' ? 'its file system is mounted read-only' : 'the user of this process may not write to it';
      throw Object.assign(
        new Error(`${place} can only be read: ${why}. Make it writable, then start again.`, { cause }),
        {
          code: 'EROFS',
        },
      );
    }
  }
}
