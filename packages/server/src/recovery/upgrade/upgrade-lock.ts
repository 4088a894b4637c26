import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type TellWaiting, tellWaiting } from './tell-waiting.ts';

const LOOK_AGAIN_MS = 100;

/**
 * Waits until this is the only process that copies and upgrades the store of a data folder. The system frees the lock
 * when the process dies.
 * @returns what releases it.
 */
export async function takeUpgradeLock(dataFolder: string, tell: TellWaiting): Promise<() => void> {
  const file = new DatabaseSync(join(dataFolder, 'upgrade.lock'), { timeout: 0 });
  let waitsNoMore: (() => void) | undefined;
  try {
    while (!taken(file)) {
      waitsNoMore ??= tellWaiting(tell);
      await pause(LOOK_AGAIN_MS); // a stop is answered meanwhile
    }
  } catch (error) {
    file.close();
    throw error;
  } finally {
    waitsNoMore?.();
  }
  return () => file.close();
}

function taken(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if (/locked/.test(String((error as Error).message))) return false;
    throw error;
  }
}
