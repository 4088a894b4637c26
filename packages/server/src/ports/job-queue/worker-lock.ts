import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Held by the one process that works on the jobs of an embedded store; the system frees it when the process dies. */
export interface WorkerLock {
  release(): void;
}

/**
 * Takes the lock of a data folder, or returns undefined when another process has it. Whoever gets it knows that no
 * other worker lives, so what earlier ones had in hand can be taken over at once.
 */
export function takeWorkerLock(dataFolder: string): WorkerLock | undefined {
  const file = openLock(dataFolder);
  try {
    file.exec('begin exclusive');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}

/** Whether a process has the lock. Looking takes it from nobody. */
export function isWorkerLockTaken(dataFolder: string): boolean {
  const file = openLock(dataFolder);
  try {
    file.exec('select count(*) from sqlite_schema');
    return false;
  } catch (error) {
    if (isLocked(error)) return true;
    throw error;
  } finally {
    file.close();
  }
}

const openLock = (dataFolder: string) => new DatabaseSync(join(dataFolder, 'worker.lock'), { timeout: 0 });
const isLocked = (error: unknown) => /locked/.test(String((error as Error).message));
