import type { QueueMessage } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import { isOfStatement } from '../process/process-fault.ts';
import { Batcher } from './batcher.ts';
import { HandedBack } from './job.ts';
import type { QueueHandler } from './queue-handler.ts';

const REDELIVER_MS = 30_000;
const LONGEST_REDELIVER_MS = 3600_000;
/** While the store is away. */
const RETURN_AGAIN_MS = 5_000;
const COMPLETED_PER_WRITE = 100;
const GATHER_MS = 100;

/** How one message is processed. */
interface Processing {
  /** Told how many sites of the message are left. */
  readonly remain: (sites: number) => void;
  /** By default the `handle` of its handler. */
  readonly how?: QueueHandler['handle'];
}

/** Processes one message until it is completed or returned for later. Never rejects. */
export type ProcessMessage = (handler: QueueHandler, message: QueueMessage, how: Processing) => Promise<void>;

/** @param givenBack True once all messages in progress have been returned: nothing is left to do with this one. */
export function messageProcessor(services: Services, givenBack: () => boolean): ProcessMessage {
  const { queue, log, troubles, clock, stopping } = services;
  const completed = new Batcher<string>(ids => queue.complete(ids), { most: COMPLETED_PER_WRITE, restMs: GATHER_MS });

  return async (handler, message, { remain, how = handler.handle }) => {
    let absolved = !('suspicion' in message);
    const progressed = () => {
      if (absolved) return;
      absolved = true;
      queue.absolve([message.id]).catch(() => {}); // the next part reports it again, or the message is completed
    };
    try {
      await how(message, progressed, remain);
      await completed.add(message.id);
    } catch (error) {
      if (givenBack()) return;
      if (error instanceof HandedBack) return await giveBack(message.id, 0);
      // A full disk may last, and is not the fault of the message.
      const trouble = troubles.note(error);
      if (!trouble) {
        log.error({ err: error, queue: handler.queue, message: message.id }, 'a queue message could not be processed');
      }
      const delayMs = trouble && !isOfStatement(error) ? REDELIVER_MS : redeliverMs(message.deliveries);
      await giveBack(message.id, delayMs);
    }
  };

  /** Until the store takes it: where its lease just ends, the process that held it counts as dead. */
  async function giveBack(id: string, delayMs: number): Promise<void> {
    while (!givenBack()) {
      try {
        return await queue.release([id], delayMs);
      } catch (error) {
        if (!troubles.note(error) || stopping.aborted) return; // its lease ends by itself
        await new Promise<void>(resolve => void clock.after(RETURN_AGAIN_MS, resolve));
      }
    }
  }
}

/** A bug that stays costs less and less. */
function redeliverMs(deliveries: number): number {
  return Math.min(LONGEST_REDELIVER_MS, REDELIVER_MS * 2 ** (deliveries - 1));
}
