import type { QueueMessage } from '../../ports/job-queue/port.ts';

/** Works on the messages of one queue. What it throws is a bug: the message is delivered again later. */
export interface QueueHandler {
  readonly queue: string;
  /**
   * @param progressed To be called when a part of the work on one site is finished and will not be repeated by the next
   * delivery: a message that makes progress is not what kills this server.
   */
  readonly handle: (message: QueueMessage, progressed?: () => void) => Promise<void>;
  /** The same work as the smallest possible messages; a single body if it can't be divided. */
  readonly pieces: (body: unknown) => readonly unknown[];
  /**
   * Processes died while processing this message, and it is not delivered again: records that wherever its result is
   * expected.
   */
  readonly setAside: (message: QueueMessage) => Promise<void>;
}
