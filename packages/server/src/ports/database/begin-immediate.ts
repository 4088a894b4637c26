import type { DatabaseSync } from 'node:sqlite';

const BUSY = 5;
/** Nobody waits longer for another process: what holds the store so long is broken. */
const PATIENCE_MS = 10_000;
const SOON_MS = 1;
const LATER_MS = 5;
const SOON_FOR_MS = 50;

/**
 * Takes the write lock of a store that other processes write to as well. SQLite's own waiting would block the whole
 * event loop, including requests that write nothing; this function tries again after a moment.
 * @throws the error of SQLite when another process holds the lock for too long.
 */
export async function beginImmediate(file: DatabaseSync, patienceMs = PATIENCE_MS): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      file.exec('pragma busy_timeout = 0; begin immediate');
      return;
    } catch (error) {
      const waited = performance.now() - since;
      if (!isBusy(error) || waited >= patienceMs) throw error;
      await new Promise(resolve => setTimeout(resolve, waited < SOON_FOR_MS ? SOON_MS : LATER_MS));
    } finally {
      // Everything else waits in SQLite, because it takes no time: opening, migrating, writing the log into the file.
      file.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
    }
  }
}

function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && (Number(errcode) & 0xff) === BUSY;
}
