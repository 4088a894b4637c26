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
  const file = new DatabaseSync(join(dataFolder, 'worker.lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (/locked/.test(String((error as Error).message))) return undefined;
    throw error;
  }
}
