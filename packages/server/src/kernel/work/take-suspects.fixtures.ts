import type { memoryJobQueue } from '../../ports/job-queue/memory-job-queue.ts';
import { LEASE_MS, type QueueMessage, SUSPECT_WAITS_MS } from '../../ports/job-queue/port.ts';
import { useWorkers } from './worker.fixtures.ts';

/** Workers on a queue with messages over which processes died. */
export function useSuspects() {
  const { clock, makeQueue } = useWorkers();

  /** So many messages were in the hands of a process that died. */
  async function diedOver(queue: ReturnType<typeof memoryJobQueue>, count: number): Promise<void> {
    await queue.inProcess('died').claim('work', count);
    clock.advance(LEASE_MS);
    await queue.claim('work', 0);
  }

  /** Processes died twice over so many messages, and whoever comes next may take them. */
  async function diedTwiceOver(queue: ReturnType<typeof memoryJobQueue>, count: number): Promise<void> {
    for (const name of ['first', 'second']) {
      const dying = queue.inProcess(name);
      await dying.claim('work', count);
      await dying.claimSuspects(['work'], count, false);
      clock.advance(LEASE_MS);
      await queue.claim('work', 0);
    }
    await queue.claimSuspects(['work'], count, false);
    clock.advance(SUSPECT_WAITS_MS);
  }

  return { clock, makeQueue, diedOver, diedTwiceOver };
}

/** Notes what it gets, and never ends with `hangs`. */
export function hangingOver(seen: unknown[]) {
  return ({ body }: QueueMessage): Promise<void> => {
    seen.push(body);
    return body === 'hangs' ? new Promise(() => {}) : Promise.resolve();
  };
}
