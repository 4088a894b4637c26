import type { QueueMessage } from '../../ports/job-queue/port.ts';

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
