import { afterEach } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { memoryJobQueue } from '../../ports/job-queue/memory-job-queue.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import { silentLog } from '../process/log.ts';
import { processFaultOf } from '../process/process-fault.ts';
import type { QueueHandler } from './queue-handler.ts';
import { UnsavedResults } from './unsaved-results.ts';
import { Worker } from './worker.ts';

/** The store does not answer. */
export class StoreAway extends Error {}

/** In a file: makes workers on queues in memory, which are stopped after each test, and the clock that they go by. */
export function useWorkers() {
  const clock = manualClock();
  const started: Worker[] = [];
  afterEach(() => Promise.all(started.splice(0).map(worker => worker.stop())));

  function makeQueue() {
    const queue = memoryJobQueue(clock);
    const errors: unknown[] = [];
    let waiting = 0;
    const services = {
      queue,
      clock,
      stopping: new AbortController().signal,
      settings: { syncConcurrency: 2 },
      database: { closed: false },
      childSites: { waiting: () => waiting },
      unsavedResults: new UnsavedResults(),
      log: { ...silentLog, error: (facts: { err?: unknown }) => void errors.push(facts.err) },
      troubles: {
        note: (error: unknown) => error instanceof StoreAway || processFaultOf(error) !== undefined,
        metLately: () => false,
      },
    } as unknown as Services;
    return {
      services,
      queue,
      errors,
      setWaiting: (count: number) => (waiting = count),
      send: (...bodies: unknown[]) =>
        queue.transaction(trx =>
          queue.send(
            trx,
            'work',
            bodies.map(body => ({ body })),
          ),
        ),
      worker(handle: QueueHandler['handle'], setAside = async (_message: QueueMessage) => {}, pollMs = 1): Worker {
        const pieces = (body: unknown) => (Array.isArray(body) ? body : [body]);
        const handlers = [{ queue: 'work', handle, pieces, setAside }];
        const worker = new Worker(services, handlers, { pollMs });
        started.push(worker);
        return worker;
      },
    };
  }

  return { clock, makeQueue };
}

/** Resolves as soon as it holds, looked at once per turn of the event loop. */
export async function untilTrue(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setImmediate(resolve));
}

/** Lets others have so many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(resolve => setImmediate(resolve));
}
