import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user `nobody`, also in containers. */
export const NOBODY = 65_534;
const NAME = /^sk-pdf-([0-9a-z]{1,7})\.([0-9a-z]{1,9})-/;
/** When this process began: after a restart of a container, another process may have had its number. */
const BEGAN = Math.floor(performance.timeOrigin / 1000);

/**
 * How the name of a profile folder begins: with the process that made it.
 * @param began When that did, in seconds. As short as can be: Chromium has a socket in the folder, whose path may have
 * 107 bytes.
 */
export const profilePrefix = (pid: number = process.pid, began = BEGAN) =>
  `sk-pdf-${pid.toString(36)}.${began.toString(36)}-`;

/** Removes the profile folders of processes that were killed. @returns how many. */
export function removeLeftProfiles(folder = tmpdir()): number {
  let removed = 0;
  for (const name of namesIn(folder)) {
    const [, maker, began = ''] = NAME.exec(name) ?? [];
    if (maker === undefined) continue;
    const pid = Number.parseInt(maker, 36);
    if (pid === process.pid ? Number.parseInt(began, 36) === BEGAN : isAlive(pid)) continue;
    const path = join(folder, name);
    try {
      const { uid } = lstatSync(path);
      if (uid !== process.getuid?.() && uid !== NOBODY) continue; // somebody else has made it
      rmSync(path, { recursive: true, force: true, maxRetries: 3 });
      removed++;
    } catch {
      // another process removes it, or may
    }
  }
  return removed;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
