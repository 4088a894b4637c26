import { readFileSync } from 'node:fs';
import { until } from '../until.ts';

/** The processes that this one has started and that are still running. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').flatMap(word => (Number(word) > 0 && isRunning(Number(word)) ? [Number(word)] : []));
}

/** A process that has died but was not reaped yet is no longer running. */
export function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** `kill -9` of all of them at once: none can clean up or start another one. */
export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  await until('they are gone', () => !pids.some(isRunning));
}
