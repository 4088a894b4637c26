import type { QueueMessage } from '../../ports/job-queue/port.ts';

/** Works on the messages of one queue. What it throws is a bug: the message is delivered again later. */
export interface QueueHandler {
  readonly queue: string;
  /**
   * @param progressed To be called when a part of the work on one site is done for good, which the next delivery won't
   *   do again: a message that gets on is not what kills this server.
   */
  readonly handle: (message: QueueMessage, progressed?: () => void) => Promise<void>;
  /** The same work as messages that are as small as can be; one body where it can't be divided. */
  readonly pieces: (body: unknown) => readonly unknown[];
  /** Processes died over this message, and nobody gets it again: says so wherever its result is looked for. */
  readonly setAside: (message: QueueMessage) => Promise<void>;
}
