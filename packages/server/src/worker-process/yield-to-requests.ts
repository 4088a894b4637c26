import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** As `nice` counts: so much behind the one that answers. */
const LATER = 5;
const LAST = 19;

/**
 * If processors are scarce, whoever waits for an answer goes first. On Linux each thread has a priority of its own,
 * which those that it starts inherit; the ones with which V8 collects garbage are there already.
 */
export function yieldToRequests(): void {
  const priority = Math.min(LAST, getPriority() + LATER);
  for (const thread of ownThreads()) {
    try {
      setPriority(thread, priority);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error; // not everywhere is it allowed
    }
  }
}

/** 0: the process, whose threads share a priority elsewhere. */
function ownThreads(): readonly number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
