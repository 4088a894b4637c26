import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Also of earlier releases, which noted no beginning. */
const ID = /^(\d+)(?:\.(\d+)\.)?/;
const UNKNOWN = '0';

/** An id that no other process has, before or after, here or elsewhere. */
export function newProcessId(): string {
  return `${process.pid}.${beginningOf(process.pid) ?? UNKNOWN}.${randomUUID()}`;
}

/**
 * Whether the process with this id runs on this machine. Its number alone doesn't tell: after a restart of a container,
 * processes have the numbers of those before.
 * @param id It, or what begins with it.
 */
export function isProcessRunning(id: string): boolean {
  const [, pid = '', began = UNKNOWN] = ID.exec(id) ?? [];
  if (pid === '' || !hasNumber(Number(pid))) return false;
  const now = beginningOf(Number(pid)) ?? UNKNOWN;
  return began === UNKNOWN || now === UNKNOWN || now === began;
}

function hasNumber(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When it began, in ticks since the machine started. Only Linux tells. */
function beginningOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of its program, in brackets, may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
