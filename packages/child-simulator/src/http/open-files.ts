import { readFileSync } from 'node:fs';

/** Connections, files and pipes besides one listening socket per site. */
const HEADROOM = 1_000;

/** @throws Error that names the limit to raise, before half of the sockets are open. */
export function checkOpenFiles(sites: number, limit = openFilesLimit()): void {
  const needed = sites + HEADROOM;
  if (limit < needed) {
    throw new Error(
      `${sites} sites need about ${needed} open files, the limit is ${limit}: raise it with "ulimit -n ${needed}"`,
    );
  }
}

/** Soft limit of this process; infinite where it cannot be read. */
export function openFilesLimit(): number {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
