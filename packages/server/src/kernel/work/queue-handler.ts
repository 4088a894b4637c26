import type { QueueMessage } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import { isOfStatement } from '../process/process-fault.ts';
import { HandedBack } from './job.ts';

/** Works on the messages of one queue. What it throws is a bug: the message is delivered again later. */
export interface QueueHandler {
  readonly queue: string;
  /**
   * @param progressed To be called when a part of the work on one site is finished and will not be repeated by the next
   * delivery: a message that makes progress is not what kills this server.
   * @param remain To be told how many sites of the message are left, where they are worked on at the same time.
   */
  readonly handle: (message: QueueMessage, progressed?: () => void, remain?: (sites: number) => void) => Promise<void>;
  /** What is left of this work, as the smallest possible messages; a single body if it can't be divided. */
  readonly pieces: (body: unknown) => readonly unknown[] | Promise<readonly unknown[]>;
  /**
   * Processes died while processing this message, and it is not delivered again: records that wherever its result is
   * expected.
   */
  readonly setAside: (message: QueueMessage) => Promise<void>;
}

/** A bug may be one of a moment. */
const DELIVERIES_UNTIL_LASTING = 3;

/**
 * Whether the work on a message fails because of a bug that seems to stay, and not of what this process meets. For queues
 * that are filled once they are empty: what always fails must not stay in them.
 */
export function isLastingBug(
  { database, troubles }: Pick<Services, 'database' | 'troubles'>,
  { deliveries }: Pick<QueueMessage, 'deliveries'>,
  error: unknown,
): boolean {
  if (deliveries < DELIVERIES_UNTIL_LASTING || error instanceof HandedBack) return false;
  if (database.closed) return false;
  // A database that is slow for all is met elsewhere, too.
  return isOfStatement(error) ? !troubles.metLately('storage_unavailable') : !troubles.note(error);
}
